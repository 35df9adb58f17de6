import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { IconButton } from './icon-button.tsx';
import { type Tone, toneIcon } from './tone.tsx';

type BannerDismissal =
  | { onDismiss: () => void; dismissLabel: string }
  | { onDismiss?: never; dismissLabel?: never };

type BannerProps = BannerDismissal & {
  tone?: Tone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons that do something about it. */
  actions?: ReactNode;
};

/** Tells something about the whole view, in its place in the page; danger interrupts a screen reader. */
export function Banner({ tone = 'info', title, children, actions, onDismiss, dismissLabel }: BannerProps) {
  const Icon = toneIcon[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={styles.banner} data-tone={tone}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {onDismiss && <IconButton label={dismissLabel} icon={<X />} onPress={onDismiss} />}
    </div>
  );
}
