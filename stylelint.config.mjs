/** Spaces and type are in components/layout/styles/tokens.css, breakpoints in breakpoints.css. */
const units = ['px', 'rem', 'ch', 'vw', 'vh', 'dvh', 'lvh', 'svh', 'cqb', 'cqi'];

const config = {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['.*/**', 'out/**', 'playwright-report/**'],
  rules: {
    'at-rule-disallowed-list': ['container'],
    'color-named': 'never',
    'color-no-hex': true,
    'declaration-property-unit-disallowed-list': {
      '/^(margin|padding|gap|row-gap|column-gap)/': units,
      '/^font(-size)?$/': units,
    },
    'function-disallowed-list': ['/^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/'],
    'media-feature-name-disallowed-list': ['/width$/', '/height$/'],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // Components read class names as properties of an object.
    'selector-class-pattern': '^[a-z][a-zA-Z]*$',
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true }],
    // Prettier leaves these to the author.
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
  },
  overrides: [
    {
      files: ['components/layout/styles/breakpoints.css'],
      rules: { 'media-feature-name-disallowed-list': null },
    },
    {
      files: ['components/layout/styles/{tokens,fallback}.css'],
      rules: {
        'color-named': null,
        'color-no-hex': null,
        'declaration-property-unit-disallowed-list': null,
        'function-disallowed-list': null,
        'hue-degree-notation': null,
        'lightness-notation': null,
        'no-duplicate-selectors': null,
        'value-keyword-case': null,
      },
    },
  ],
};

export default config;
