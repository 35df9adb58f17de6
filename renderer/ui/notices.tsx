import { X } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './notices.module.css';
import { type Tone, toneIcon } from './tone.tsx';

export interface Notice {
  message: string;
  /** What stands under the message line by line, however long that gets. */
  details?: readonly string[] | undefined;
  tone?: Tone | undefined;
  /** The way back, or further: the notice closes when it is taken. */
  action?: { label: string; keyHint?: string | undefined; onPress: () => void } | undefined;
}

/**
 * Holds the notices on show. `add(notice, { timeout })` takes milliseconds, at least 5000 to be fair to
 * slow readers; without a timeout a notice stays until it is closed.
 */
export type NoticeQueue = ToastQueue<Notice>;

interface NoticeRegionProps {
  queue: NoticeQueue;
  /** The name of the region, which F6 reaches. */
  label: string;
  dismissLabel: string;
}

/** Makes the one queue that a window's NoticeRegion shows. */
export function createNoticeQueue(): NoticeQueue {
  return new ToastQueue<Notice>({ maxVisibleToasts: 3 });
}

/** Tells pages and dialogs how high the notices are, in `--notice-room`: they end above them. */
function useNoticeRoom(region: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (region === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--notice-room', `${region.offsetHeight}px`));
    observer.observe(region);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice-room');
    };
  }, [region]);
}

/**
 * Tells at the foot of the window what has happened, beneath everything that can be worked with. React Aria
 * still calls its toasts unstable, so only this file knows them.
 */
export function NoticeRegion({ queue, label, dismissLabel }: NoticeRegionProps) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useNoticeRoom(region);
  return (
    <ToastRegion ref={setRegion} queue={queue} aria-label={label} className={classNames(styles.region)}>
      {({ toast }) => {
        const { message, details = [], tone = 'info', action } = toast.content;
        const Icon = toneIcon[tone];
        return (
          <Toast toast={toast} className={classNames(styles.notice)} data-tone={tone}>
            <Icon aria-hidden className={styles.icon} />
            <ToastContent className={classNames(styles.text)}>
              <Text slot="title">{message}</Text>
              {details.length > 0 && (
                <ul className={styles.details}>
                  {[...new Set(details)].map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              )}
            </ToastContent>
            {action && (
              <Button
                variant="quiet"
                keyHint={action.keyHint}
                onPress={() => {
                  action.onPress();
                  queue.close(toast.key);
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton label={dismissLabel} icon={<X />} onPress={() => queue.close(toast.key)} />
          </Toast>
        );
      }}
    </ToastRegion>
  );
}
