import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
  Label,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps
  extends Pick<
    AriaProgressBarProps,
    'value' | 'minValue' | 'maxValue' | 'isIndeterminate' | 'valueLabel' | 'formatOptions'
  > {
  label: string;
  hideLabel?: boolean | undefined;
}

/** Shows how far a task has come; `valueLabel` replaces the per cent. */
export function ProgressBar({ label, hideLabel = false, ...progress }: ProgressBarProps) {
  return (
    <AriaProgressBar
      {...progress}
      {...(hideLabel && { 'aria-label': label })}
      className={classNames(styles.progress)}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {!hideLabel && (
            <span className={styles.texts}>
              <Label>{label}</Label>
              {!isIndeterminate && <span className={styles.value}>{valueText}</span>}
            </span>
          )}
          <span className={styles.track}>
            <span
              className={styles.fill}
              data-indeterminate={isIndeterminate || undefined}
              style={isIndeterminate ? undefined : { width: `${percentage ?? 0}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
