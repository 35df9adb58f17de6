import { ChevronDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Popover,
  type PopoverProps,
} from 'react-aria-components';
import { Button, type ButtonProps } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Kbd } from './kbd.tsx';
import list from './list-box.module.css';
import styles from './menu.module.css';

interface MenuButtonProps {
  label: string;
  icon?: ReactElement | undefined;
  /** Shows the icon alone; the label becomes its tooltip. */
  hideLabel?: boolean | undefined;
  variant?: Exclude<NonNullable<ButtonProps['variant']>, 'danger'> | undefined;
  isDisabled?: boolean;
  placement?: NonNullable<PopoverProps['placement']>;
  /** MenuItem and MenuSeparator elements. */
  children: ReactNode;
}

/** A button that offers several actions. */
export function MenuButton({
  label,
  icon,
  hideLabel = false,
  variant = 'secondary',
  isDisabled = false,
  placement = 'bottom start',
  children,
}: MenuButtonProps) {
  return (
    <MenuTrigger>
      {hideLabel && icon ? (
        <IconButton
          label={label}
          icon={icon}
          isDisabled={isDisabled}
          variant={variant === 'quiet' ? 'quiet' : 'secondary'}
        />
      ) : (
        <Button variant={variant} icon={icon} isDisabled={isDisabled}>
          <span className={styles.label}>
            {label}
            <ChevronDown aria-hidden className={styles.chevron} />
          </span>
        </Button>
      )}
      <Popover className={classNames(list.popover)} placement={placement} offset={4}>
        <AriaMenu className={classNames(list.list)}>{children}</AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

interface MenuItemProps {
  label: string;
  onAction: () => void;
  icon?: ReactElement | undefined;
  /** A second line on what it does. */
  detail?: string | undefined;
  /** The key that does the same, for display only. */
  keyHint?: string | undefined;
  /** Danger for what destroys: put it last, behind a separator. */
  tone?: 'plain' | 'danger' | undefined;
  isDisabled?: boolean;
}

/** One action in a menu. */
export function MenuItem({
  label,
  onAction,
  icon,
  detail,
  keyHint,
  tone = 'plain',
  isDisabled = false,
}: MenuItemProps) {
  return (
    <AriaMenuItem
      textValue={label}
      onAction={onAction}
      isDisabled={isDisabled}
      className={classNames(list.option, styles.item)}
      data-tone={tone}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        {label}
        {detail && <span className={list.detail}>{detail}</span>}
      </span>
      {keyHint && (
        <span className={styles.key}>
          <Kbd>{keyHint}</Kbd>
        </span>
      )}
    </AriaMenuItem>
  );
}
