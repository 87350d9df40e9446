import styles from './Plus.module.css';

/** The plus. It turns when the link, button or list item around it is hovered. */
export function Plus({ className = '' }: { className?: string }) {
  return (
    <svg className={`${styles.plus} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1v22M1 12h22" />
    </svg>
  );
}
