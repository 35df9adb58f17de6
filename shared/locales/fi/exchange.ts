export const exchange = {
  'change.imported': 'Tuo {{name}}',
  'exchange.bundle': 'Kampanjapaketti',
  'exchange.libraryFile': 'Kirjasto',
  'exchange.json': 'JSON-asiakirja',
  'exchange.csv': 'CSV-luettelo',
  'exchange.list.character': 'Hahmot',
  'exchange.list.monster': 'Hirviöt',
  'refusal.NOT_A_BUNDLE': 'Tiedosto ei ole sovelluksen kirjoittama. Mitään ei tuotu.',
  'refusal.BUNDLE_TOO_NEW':
    'Tiedoston on kirjoittanut uudempi Campaign Desk. Päivitä sovellus; mitään ei tuotu.',
  'refusal.BUNDLE_DAMAGED': 'Tiedosto on vaurioitunut tai vajaa. Mitään ei tuotu.',
  'refusal.BUNDLE_ENTRY': 'Tiedostossa on jotakin, mikä ei kuulu siihen ({{place}}). Mitään ei tuotu.',
  'refusal.BUNDLE_TOO_LARGE':
    'Tiedostossa on enemmän tavuja kuin sallitaan ({{most, number}}). Mitään ei tuotu.',
  'refusal.BUNDLE_TOO_MANY':
    'Tiedostossa on enemmän kohtia kuin sallitaan ({{most, number}}). Mitään ei tuotu.',
  'refusal.BUNDLE_BOMB': 'Tiedosto paisuisi paljon kokoaan suuremmaksi. Mitään ei tuotu.',
  'refusal.JSON_UNREADABLE': 'Tätä ei voi lukea: {{place}}. Mitään ei tuotu.',
  'refusal.JSON_TOO_DEEP': 'Liian monta sisäkkäistä tasoa: {{place}}. Mitään ei tuotu.',
  'refusal.JSON_NUMBER': 'Kelpaamaton luku: {{place}}. Mitään ei tuotu.',
  'refusal.JSON_TOO_LONG': 'Teksti on liian pitkä: {{place}}. Mitään ei tuotu.',
  'refusal.JSON_TOO_MANY': 'Liikaa yhdessä asiakirjassa: {{place}}. Mitään ei tuotu.',
  'refusal.JSON_KEY': 'Kielletty nimi: {{place}}. Mitään ei tuotu.',
  'refusal.BUNDLE_FORM': 'Ei niin kuin pitäisi: {{place}}. Mitään ei tuotu.',
  'refusal.BUNDLE_REFERENCE': 'Tässä mainittu puuttuu: {{place}}. Mitään ei tuotu.',
  'refusal.BUNDLE_PORTRAIT':
    'Muotokuva ei ole muotokuva tai ei se, joksi se väittää itseään: {{place}}. Mitään ei tuotu.',
  'refusal.BUNDLE_EVENTS': 'Kohtaamisen kulku ei ole niin kuin se kirjoitettiin: {{place}}. Mitään ei tuotu.',
  'refusal.OTHER_SYSTEM': 'Asiakirja kuuluu toiseen sääntöjärjestelmään kuin kampanja. Mitään ei tuotu.',
  'refusal.CHOICE_NEEDED': 'Valitse ensin, kumpi pidetään.',
  'refusal.CANNOT_REPLACE': 'Heidän versionsa ei voi korvata omaamme. Pidä molemmat tai oma.',
  'refusal.CANCELLED': 'Keskeytetty. Siitä ei jäänyt mitään.',
  'refusal.FILE_NOT_READ': 'Tiedostoa ei voi lukea.',
  'refusal.CSV_COLUMNS':
    'Luettelon sarakkeita ei tunneta, tai nimien sarake puuttuu: {{place}}. Mitään ei tuotu.',
  'refusal.CSV_UNREADABLE': 'Luetteloa ei voi lukea (rivi {{row, number}}). Mitään ei tuotu.',
  'exchange.fieldFault': '{{place}}: {{fault}}',
  'exchange.cellFault': 'Rivi {{row, number}}, {{column}}: {{fault}}',
  'refusal.CSV_ROWS_one':
    '{{count, number}} solu ei ole sääntöjen mukainen; ensimmäinen on rivillä {{row, number}}, {{column}}. Mitään ei tuotu.',
  'refusal.CSV_ROWS_other':
    '{{count, number}} solua ei ole sääntöjen mukaisia; ensimmäinen on rivillä {{row, number}}, {{column}}. Mitään ei tuotu.',
} as const;
