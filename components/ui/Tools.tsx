import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Tools.module.css';

/** A row of buttons that show an icon each. */
export const Tools = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`${styles.tools} ${className}`}>{children}</div>
);

type ToolProps = {
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
  /** Beside the icon. */
  showsLabel?: boolean;
  isPressed?: boolean;
  onPress: () => void;
};

export const Tool = ({ icon, label, showsLabel = false, isPressed, onPress }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    title={label}
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onPress}
  >
    <Icon name={icon} />
    {showsLabel && <span className={styles.label}>{label}</span>}
  </button>
);
