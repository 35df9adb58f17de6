/** Stands before a French vowel that came from outside the sentence; of no alphabet, and never shown. */
const mark = '\u{E000}';
/** A y before a consonant is a vowel; an h is left alone, as only its reader knows whether it is silent. */
const vowel = /^(?:[aeiouàâäéèêëîïôöùûüæœ]|y(?![aeiouàâäéèêëîïôöùûüæœ]))/iu;

const mute = new RegExp(`(?<!\\p{L})(d|qu)e ${mark}`, 'giu');

/** A name or word as it goes into a French sentence. */
export function beforeElision(text: string): string {
  return vowel.test(text) ? `${mark}${text}` : text;
}

/** The sentence with what came into it: “de Odile” is “d’Odile”. What the name itself holds stays as it is. */
export function elided(sentence: string): string {
  return sentence.replaceAll(mute, '$1’').replaceAll(mark, '');
}
