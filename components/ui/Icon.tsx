import { glyphs } from './glyphs';
import styles from './Icon.module.css';

/** An arrow moves when its link is hovered. A plus turns when its list item is. */
export function Icon({ name, className }: { name: keyof typeof glyphs; className?: string }) {
  const classes = [styles.icon, styles[name], className].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      <path d={glyphs[name]} />
    </svg>
  );
}
