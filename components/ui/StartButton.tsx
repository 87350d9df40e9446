import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './Icon';
import styles from './StartButton.module.css';

/** The large button at the foot of a poster. */
export const StartButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button {...props} className={`${styles.button} ${className}`} type="button" />
);

type ReloadLinkProps = {
  /** Of the element that the page shows once it has reloaded. */
  targetId: string;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
};

/** Takes the place of the button. A script that did not load once does not load again before the page does. */
export function ReloadLink({ targetId, className = '', ref, children }: ReloadLinkProps) {
  const reload = (event: MouseEvent) => {
    event.preventDefault();
    location.hash = targetId;
    location.reload();
  };
  return (
    <a ref={ref} className={`${styles.button} ${className}`} href={`#${targetId}`} onClick={reload}>
      {children}
      <Icon name="replay" />
    </a>
  );
}
