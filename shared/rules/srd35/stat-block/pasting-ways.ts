/** Breaks lines as a narrow column does, at spaces and behind hyphens. */
function narrow(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => {
      const broken: string[] = [];
      let rest = line;
      while (rest.length > width) {
        const at = rest.lastIndexOf(' ', width);
        if (at <= 0) break;
        broken.push(rest.slice(0, at));
        rest = rest.slice(at + 1);
      }
      return [...broken, rest].join('\n');
    })
    .join('\n');
}

function asHtml(text: string): string {
  const [name, ...lines] = text.split('\n');
  const rows = lines.map((line) => {
    const [label = '', value = ''] = line.split(':\t');
    return `<tr><td class="a"><b>${label}:</b></td><td>${value.replace(/–/g, '&ndash;').replace(/—/g, '&#8212;')}</td></tr>`;
  });
  return `<h3>${name}</h3><table>${rows.join('')}</table>`;
}

/** Writes every labelled line otherwise. */
function lines(write: (label: string, value: string) => string): (text: string) => string {
  return (text) =>
    text.replace(/\n([^:\t]+):\t(.*)/g, (_, label: string, value: string) => `\n${write(label, value)}`);
}

const abbreviations: Readonly<Record<string, string>> = {
  'Hit Dice': 'HD',
  Initiative: 'Init',
  Speed: 'Spd',
  'Armor Class': 'AC',
  'Base Attack/Grapple': 'BAB/Grp',
  Attack: 'Atk',
  'Full Attack': 'Full Atk',
  'Special Attacks': 'SA',
  'Special Qualities': 'SQ',
  Saves: 'SV',
  Abilities: 'Abil',
  'Challenge Rating': 'CR',
  Alignment: 'AL',
  Environment: 'Env',
  Organization: 'Org',
  Treasure: 'Treas',
  Advancement: 'Adv',
  'Level Adjustment': 'LA',
};

function abbreviated(label: string): string {
  return abbreviations[label] ?? label;
}

function numbered(text: string): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? line : `${at}. ${line}`))
    .join('\n');
}

/** Two labelled lines in each line, behind the name. */
function paired(text: string, between: string): string {
  const [name = '', ...rest] = text.split('\n');
  const pairs = rest.flatMap((line, at) =>
    at % 2 === 0 ? [[line, rest[at + 1] ?? ''].join(between).trimEnd()] : [],
  );
  return [name, ...pairs].join('\n');
}

/** Ways in which the same block is pasted; each takes one as printed, with a tab behind each label. */
export const pastingWays: readonly (readonly [label: string, paste: (text: string) => string])[] = [
  ['with spaces behind the labels', (text) => text.replace(/\t/g, ' ')],
  ['with wide spaces instead of colons', (text) => text.replace(/:\t/g, '      ')],
  ['with tabs instead of colons', (text) => text.replace(/:\t/g, '\t')],
  [
    'with no more than a space behind the labels of numbers',
    (text) =>
      text.replace(
        /^(Hit Dice|Initiative|Speed|Armor Class|Base Attack\/Grapple|Space\/Reach|Saves|Abilities|Challenge Rating):\t/gm,
        '$1 ',
      ),
  ],
  ['with non-breaking spaces', (text) => text.replace(/ /g, '\u00a0')],
  ['with hyphens for dashes', (text) => text.replace(/[–—]/g, '-')],
  ['with minus signs', (text) => text.replace(/–(?=\d)/g, '−')],
  ['with multiplication signs', (text) => text.replace(/x(?=\d)/g, '×')],
  [
    'with signs that went through a wrong encoding',
    (text) => text.replace(/–/g, 'â€“').replace(/—/g, 'â€”').replace(/’/g, 'â€™'),
  ],
  [
    'with dashes as control characters',
    (text) => text.replace(/–/g, '\u0096').replace(/—/g, '\u0097').replace(/’/g, '\u0092'),
  ],
  ['with ligatures', (text) => text.replace(/fl/g, 'ﬂ').replace(/fi/g, 'ﬁ')],
  [
    'with soft hyphens and invisible marks',
    (text) => `\ufeff${text.replace(/natural/g, 'natu\u00adral').replace(/\n/g, '\u200b\n')}`,
  ],
  ['with labels in capitals', (text) => text.replace(/\n[^:\t]+:/g, (label) => label.toUpperCase())],
  ['with labels in small letters', (text) => text.replace(/\n[^:\t]+:/g, (label) => label.toLowerCase())],
  ['with bold labels', (text) => text.replace(/\n([^:\t]+):\t/g, '\n**$1:** ')],
  ['as rows of a Markdown table', (text) => text.replace(/\n([^:\t]+):\t(.*)/g, '\n| $1 | $2 |')],
  ['as a list with bullets', (text) => text.replace(/\n/g, '\n- ')],
  ['as a page’s HTML', asHtml],
  ['with line ends of another system', (text) => text.replace(/\n/g, '\r\n')],
  ['with blank lines', (text) => text.replace(/\n/g, '\n\n')],
  ['indented', (text) => text.replace(/\n/g, '\n    ')],
  ['with labels in lines of their own', (text) => text.replace(/:\t/g, ':\n')],
  ['with labels in lines of their own, without colons', (text) => text.replace(/:\t/g, '\n')],
  [
    'with labels broken in two',
    (text) => text.replace(/\n(Hit|Armor|Full|Special|Challenge|Level) /g, '\n$1\n'),
  ],
  ['in a column of 60 signs', (text) => narrow(text, 60)],
  ['in a column of 34 signs', (text) => narrow(text, 34)],
  ['without its line ends', (text) => text.replace(/\n(?!Size)/g, ' ')],
  ['two labels to a line', (text) => text.replace(/\n(?=Speed|Base|Space|Treasure|Level)/g, '\t')],
  ['two labels to a line, wide apart', (text) => paired(text, '    ')],
  ['in a column of 30 signs', (text) => narrow(text.replace(/\t/g, ' '), 30)],
  ['in a column of 45 signs with blank lines', (text) => narrow(text, 45).replace(/\n/g, '\n\n')],
  ['with nothing behind the colons', (text) => text.replace(/\t/g, '')],
  ['with spaces before the colons', lines((label, value) => `${label} : ${value}`)],
  ['with double spaces', (text) => text.replace(/ /g, '  ')],
  ['with equals signs instead of colons', lines((label, value) => `${label} = ${value}`)],
  ['with dashes instead of colons', lines((label, value) => `${label} – ${value}`)],
  ['with full stops instead of colons', lines((label, value) => `${label}. ${value}`)],
  ['with semicolons instead of colons', lines((label, value) => `${label};${value}`)],
  ['as a table of quoted values', lines((label, value) => `"${label}:","${value}"`)],
  ['with labels between stars', lines((label, value) => `*${label}:* ${value}`)],
  ['with labels between underscores', lines((label, value) => `_${label}_: ${value}`)],
  ['with abbreviations', lines((label, value) => `${abbreviated(label)}: ${value}`)],
  ['with abbreviations and no colons', lines((label, value) => `${abbreviated(label)} ${value}`)],
  ['with no more than a space behind any label', (text) => text.replace(/:\t/g, ' ')],
  ['as a numbered list', numbered],
  ['as a list with triangles', (text) => text.replace(/\n/g, '\n\u2023 ')],
  ['quoted', (text) => text.replace(/^/gm, '> ')],
  ['under a heading of Markdown', (text) => `## ${text}`],
  ['without line ends, labels close to what is before', (text) => text.replace(/\n(?!Size)/g, '')],
  ['with short minus signs of other scripts', (text) => text.replace(/–(?=\d)/g, '\ufe63')],
  ['with dashes before figures that no encoding knew', (text) => text.replace(/–(?=\d)/g, '\ufffd')],
  ['with multiplication signs that no encoding knew', (text) => text.replace(/\/x(?=\d)/g, '/?')],
  ['with entities of a page', (text) => text.replace(/–/g, '&#x2013;').replace(/ /g, '&nbsp;')],
];
