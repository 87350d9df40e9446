/** Every stylesheet may use the names of breakpoints.css. */
const config = {
  plugins: {
    '@csstools/postcss-global-data': { files: ['components/layout/styles/breakpoints.css'] },
    'postcss-custom-media': {},
  },
};

export default config;
