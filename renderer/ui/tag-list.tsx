import { X } from 'lucide-react';
import { TagList as AriaTagList, Button, Tag, TagGroup } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './tag-list.module.css';

interface ListedTag {
  id: string;
  label: string;
  /** How far it holds, where it does not hold for all. */
  detail?: string | undefined;
}

interface TagListProps {
  label: string;
  tags: readonly ListedTag[];
  onRemove: (ids: readonly string[]) => void;
}

/** A few words that something is marked with; each is taken off with its cross, or with Delete. */
export function TagList({ label, tags, onRemove }: TagListProps) {
  return (
    <TagGroup aria-label={label} onRemove={(keys) => onRemove([...keys].map(String))}>
      <AriaTagList items={tags} className={classNames(styles.list)}>
        {({ id, label: name, detail }) => (
          <Tag id={id} textValue={name} className={classNames(styles.tag)}>
            {name}
            {detail && <span className={styles.detail}>{detail}</span>}
            <Button slot="remove" className={classNames(styles.remove)}>
              <X aria-hidden />
            </Button>
          </Tag>
        )}
      </AriaTagList>
    </TagGroup>
  );
}
