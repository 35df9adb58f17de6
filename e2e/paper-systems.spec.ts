import { expect } from '@playwright/test';
import type { PaperOrder } from '../shared/ipc/paper-contract.ts';
import { borin } from '../shared/rules/srd35/sheet/fixtures.ts';
import { odile } from '../shared/rules/success-levels/sheet/fixtures.ts';
import { ilse } from '../shared/rules/telnas/sheet/fixtures.ts';
import { type Desk, startDesk, test } from './desk.ts';
import { cardInsets, faultsOnPaper, type Insets, pageInsets, type ReadPdf, readPdf } from './read-pdf.ts';
import { askMain, newCampaign, newCreature, samurai } from './stock.ts';

/** A4 and Letter in PostScript points, as printers round them. */
const sizes = { A4: [595, 842], Letter: [612, 792] } as const;

/** Names with letters that fonts and file names like to lose. */
const letters = ['Œil-de-Bœuf', 'Åsa Łukasz', 'Ελένη', 'Ждан'] as const;
const longName = 'Œdipe Åkerłund-Ελένη Ждан';

function numbered(word: string, count: number): { text: string }[] {
  return Array.from({ length: count }, (_, at) => ({
    text: `${word} ${at + 1} ${letters[at % letters.length]}`,
  }));
}

/** A note of 3,000 words in paragraphs of a hundred. */
const note = Array.from({ length: 30 }, (_, at) =>
  Array.from({ length: 100 }, (__, word) => `w${at * 100 + word + 1}`).join(' '),
).join('\n\n');

const blades = numbered('Lame', 60);
const crafts = numbered('Métier', 120);

/**
 * The worked examples: texts and numbers as the printed rules give them, in the order in which a sheet is read;
 * and somebody who owns too much.
 */
const people = {
  'strike-save': {
    language: 'en',
    paper: 'Letter',
    sheet: samurai,
    reading: [
      'Samurai, level 7',
      'Armour class|17',
      'Hit points|of 45',
      'Strength|+3|Dexterity|+2|Constitution|+1|Intelligence|0|Wisdom|−1',
      'Mind control|+3',
      'Area effects|+5',
      'Poison|+4',
      'Disease|+4',
      'Anything else|+3',
      'Katana|Melee|+12',
      '1d10 +5',
      'Bow|Ranged · Strength to hit|+12',
      '1d8 +2',
      'Bow|Ranged · Strength on damage|+9',
      '1d8 +5',
      'Notes',
    ],
    long: {
      weapons: blades.map((name) => ({ ...samurai.weapons[0], name, dexterityTo: 'damage' })),
    },
    names: blades,
  },
  srd35: {
    language: 'fr',
    paper: 'A4',
    sheet: borin,
    reading: [
      'Nain (taille : Moyenne), Guerrier 4, Roublard 3',
      'Classe d’armure|29',
      'Points de vie|sur 52',
      'Force|+3|+3 Force 16|Dextérité|+3|+3 Dextérité 16|Constitution|+2|+2 Constitution 14',
      'Intelligence|+0',
      'Sagesse|−1',
      'Charisme|+0',
      'Vigueur|+7|+4 Guerrier 4 ·|+1 Roublard 3 ·|+2 Constitution',
      'Réflexes|+7',
      'Volonté|+2',
      'Initiative|+7',
      'Bonus de base à|l’attaque|+6',
      'Attaque 2|+1',
      'Toutes attaques|29',
      'Contact|15',
      'Pris au dépourvu|26',
      '12|+10 Base · +2 Parade',
      'Vitesse|20',
      'Épée longue|19–20 · ×2|+10',
      '1d8 +4',
      'Thorn|main non directrice · 19–20 · ×2|+9',
      '1d4 +1',
      'Épée à deux mains|à deux mains · 19–20 · ×2|+10',
      '2d6 +5',
      'Arc long|×3|+9',
      '1d8 +2',
      'armure lourde',
      'Parade +1 · Parade +2 · Esquive +1 · Esquive +1',
    ],
    long: { weapons: blades.map((name) => ({ ...borin.weapons[0], name })) },
    names: blades,
  },
  telnas: {
    language: 'fi',
    paper: 'Letter',
    sheet: ilse,
    reading: [
      'Pappi, taso 5 (koko: Pieni)',
      'Fyysinen väistö|17',
      'Kestopisteet|/ 34',
      'Mana|/ 20',
      'Voimakkuus|+2|Ketteryys|+3|Älykkyys|+1|Tahto|+2|Karisma|+1',
      'Fyysinen väistö|17',
      'Maaginen väistö|14',
      'Telnasin hallinta|+2',
      'Nahkatakki +2 · Kypärä +1',
      'Sormus +1',
      'Nuija|Lähitaistelu|+2',
      '1n8 +5',
      'Old bow|Kantama|+3',
      '1n6 +6',
      'Paljain käsin|Lähitaistelu|+2',
      'Tulenkieli|Hyökkäysloitsu|+1',
      '2n6 9',
      'Kivisade|Hyökkäysloitsu · alue|+1',
      '3n6 11',
      'Parantavat kädet|Parannusloitsu|+2',
      '1n8 +2',
      'Mahti-isku|Lähitaistelutekniikka|+2',
      '2n6 +1',
      'Salama|Hyökkäysloitsu|+1',
      '5n6 21',
      'Yönäkö',
    ],
    long: {
      weapons: blades.map((name) => ({ ...ilse.weapons[0], name })),
      arts: crafts.map((name) => ({ ...ilse.arts[0], name })),
    },
    names: [...blades, ...crafts],
  },
  'success-levels': {
    language: 'fr',
    paper: 'A4',
    sheet: odile,
    reading: [
      'Soldat',
      'Classe d’armure|15',
      'Points de vie|sur 24',
      'Constitution|sur 14',
      'Force|+3|Dextérité|+2|Constitution|0|Intelligence|0|Sagesse|−1|Charisme|0',
      'Classe d’armure|15',
      'Maladresse jusqu’à|2',
      'Épée|19–20 · ×3|+8',
      '1d8 +1',
      'Arc|×2|+4',
      '1d6',
      'Équitation|Dextérité|+6',
      'Heraldry|Sagesse · 19–20|+5',
    ],
    long: {
      weapons: blades.map((name) => ({ ...odile.weapons[0], name })),
      skills: crafts.map((name) => ({ ...odile.skills[0], name })),
    },
    names: [...blades, ...crafts],
  },
} as const;

async function printed(desk: Desk, order: PaperOrder): Promise<ReadPdf> {
  const base64 = await desk.page.evaluate(async (wanted) => {
    const { ask } = (
      window as unknown as {
        campaignDesk: {
          ask: Record<
            string,
            (input: unknown) => Promise<{ value: { pdf: Uint8Array & { toBase64(): string } } }>
          >;
        };
      }
    ).campaignDesk;
    const answer = await ask['paper.make']?.(wanted);
    return answer?.value.pdf.toBase64() ?? '';
  }, order);
  return readPdf(Buffer.from(base64, 'base64'));
}

/** The whole text, lines parted by bars. */
function lines({ pages }: ReadPdf): string {
  return pages.map(({ text }) => text.replaceAll(/\s*\n+\s*/g, '|')).join('|');
}

/** Finds texts one after another; the first that does not follow is named. */
function expectInOrder(text: string, wanted: readonly string[]): void {
  let from = 0;
  for (const each of wanted) {
    const at = text.indexOf(each, from);
    expect(at, `“${each}” after ${text.slice(Math.max(0, from - 80), from)}`).toBeGreaterThanOrEqual(0);
    from = at + each.length;
  }
}

function expectSound(pdf: ReadPdf, paper: keyof typeof sizes, insets?: Insets): void {
  for (const { width, height } of pdf.pages)
    expect([Math.round(width), Math.round(height)].sort()).toEqual(sizes[paper].toSorted());
  expect(faultsOnPaper(pdf, insets)).toEqual([]);
  expect(pdf.fonts.filter(({ embedded }) => !embedded)).toEqual([]);
  // A letter that ours do not have would come from a font of the system.
  expect(new Set(pdf.fonts.map(({ family }) => family))).toEqual(new Set(['Alegreya', 'SourceSans3']));
}

for (const system of ['strike-save', 'srd35', 'telnas', 'success-levels'] as const) {
  test(`on paper, ${system}: every name and number in reading order; too much flows on, nothing is cut`, async ({
    folder,
  }) => {
    test.slow();
    const { language, paper, sheet, reading, long, names } = people[system];
    const desk = await startDesk(folder);
    const campaignId = await newCampaign(desk, 'Orle', system);
    const short = await newCreature(desk, campaignId, 'character', 'Tomoe Gozen', sheet);
    const rich = await newCreature(desk, campaignId, 'character', longName, { ...sheet, ...long });
    const read = (await askMain(desk, 'library.read', { id: rich })) as {
      value: { revision: number; body: object };
    };
    const { revision, body } = read.value;
    const noted = { commandId: crypto.randomUUID(), id: rich, revision, body: { ...body, notes: note } };
    expect(await askMain(desk, 'creatures.save', noted)).toMatchObject({ ok: true });
    const order = { campaignId, language, paper } as const;

    const one = await printed(desk, { ...order, kind: 'sheets', creatures: [short] });
    expectSound(one, paper);
    expectInOrder(lines(one), ['Tomoe Gozen', ...reading]);

    const all = await printed(desk, { ...order, kind: 'sheets', creatures: [short, rich] });
    expectSound(all, paper);
    const own = all.pages.slice(one.pages.length);
    for (const [at, { text }] of own.entries()) {
      expect(text).toContain(longName);
      expect(text).toContain(`${at + 1} / ${own.length}`);
    }
    const flowing = lines(all);
    expectInOrder(
      flowing,
      names.map(({ text }) => text),
    );
    expectInOrder(flowing.replaceAll('|', ' '), note.split(/\s+/));

    for (const kind of ['cards', 'party', 'tables', 'blank'] as const) {
      const creatures = kind === 'cards' || kind === 'party' ? [short, rich] : [];
      const pdf = await printed(desk, { ...order, kind, creatures });
      expectSound(pdf, paper, kind === 'cards' ? cardInsets : pageInsets);
      const text = lines(pdf);
      if (creatures.length > 0) expectInOrder(text, ['Tomoe Gozen', longName]);
      if (kind !== 'cards') continue;
      expectInOrder(
        text,
        names.map((name) => name.text),
      );
      expectInOrder(text.replaceAll('|', ' '), note.split(/\s+/));
    }
    await desk.app.close();
  });
}
