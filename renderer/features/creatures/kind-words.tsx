import { Skull, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import type { AppWord } from '../../../shared/locales/app-word.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';

/** What characters and monsters are called in lists. */
export const kindWords = {
  character: {
    add: 'creatures.addCharacter',
    list: 'campaign.party',
    none: 'creatures.noCharacters',
    noneText: 'creatures.noCharactersText',
    icon: <UserRound />,
  },
  monster: {
    add: 'creatures.addMonster',
    list: 'campaign.bestiary',
    none: 'creatures.noMonsters',
    noneText: 'creatures.noMonstersText',
    icon: <Skull />,
  },
} as const satisfies Record<
  SheetKind,
  Record<'add' | 'list' | 'none' | 'noneText', AppWord> & { icon: ReactElement }
>;
