import { type KeyboardEvent, useState } from 'react';
import { longestTag, mostTags, tagsIn, withTags } from '../../shared/library/tags.ts';
import { useLibraryTags } from '../replica/rows.ts';
import { ComboBox } from '../ui/combo-box.tsx';
import { Stack } from '../ui/layout.tsx';
import { TagList } from '../ui/tag-list.tsx';
import { useWords } from '../words/words.tsx';

interface TagFieldProps {
  tags: readonly string[];
  /** How far a tag holds, where it does not hold for all. */
  detailOf?: ((tag: string) => string | undefined) | undefined;
  onAdd: (tags: readonly string[]) => void;
  onRemove: (tags: readonly string[]) => void;
  autoFocus?: boolean;
}

/** Shows tags, takes some off and puts others on: those of the library are offered, any other is welcome. */
export function TagField({ tags, detailOf, onAdd, onRemove, autoFocus = false }: TagFieldProps) {
  const { t } = useWords();
  const library = useLibraryTags();
  const [typed, setTyped] = useState('');
  /** How often something was added: each time the field begins anew. */
  const [turn, setTurn] = useState(0);
  const wanted = tagsIn(typed);
  const fault = wanted.some((tag) => tag.length > longestTag)
    ? t('tags.tooLong', { most: longestTag })
    : withTags(tags, wanted).length > mostTags
      ? t('tags.tooMany', { most: mostTags })
      : undefined;
  const add = (added: readonly string[]): void => {
    setTyped('');
    if (added.length > 0) onAdd(added);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isChoosing =
      event.target instanceof Element && event.target.getAttribute('aria-activedescendant') !== null;
    if (event.key !== 'Enter' || isChoosing || wanted.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (fault !== undefined) return;
    add(wanted);
    setTurn(turn + 1);
  };
  const has = new Set(tags);
  return (
    <Stack gap="tight">
      {tags.length > 0 && (
        <TagList
          label={t('tags.title')}
          tags={tags.map((tag) => ({ id: tag, label: tag, detail: detailOf?.(tag) }))}
          onRemove={onRemove}
        />
      )}
      <div onKeyDownCapture={onKeyDown}>
        <ComboBox
          key={turn}
          label={t('tags.add')}
          description={t('tags.help')}
          errorMessage={fault}
          suggestions={library.filter((tag) => !has.has(tag)).map((tag) => ({ id: tag, label: tag }))}
          value={typed}
          onChange={setTyped}
          onPick={(tag) => {
            add([tag]);
            setTurn(turn + 1);
          }}
          onBlur={() => {
            if (fault === undefined) add(wanted);
          }}
          autoFocus={autoFocus || turn > 0}
        />
      </div>
    </Stack>
  );
}
