// Wordy phrases with plain ones of the same meaning and grammar, so that replacing them by rule is safe. Replacements
// that would need another case, mood or gender ("eine Vielzahl von" → "viele") are left to a model.
import { baseLanguage, type BaseLanguage, type Language } from '#domain/languages.ts'
import { applyRule, editPassage, opaque, sign, type Rule } from './passage-text.ts'

const phrases: Record<BaseLanguage, [wordy: string, plain: string][]> = {
  en: [
    ['in order to', 'to'],
    ['due to the fact that', 'because'],
    ['in view of the fact that', 'because'],
    ['on the grounds that', 'because'],
    ['for the reason that', 'because'],
    ['despite the fact that', 'although'],
    ['in spite of the fact that', 'although'],
    ['at this point in time', 'now'],
    ['at the present time', 'now'],
    ['in the near future', 'soon'],
    ['in the event that', 'if'],
    ['until such time as', 'until'],
    ['during the course of', 'during'],
    ['for the purpose of', 'for'],
    ['with the exception of', 'except for'],
    ['in the absence of', 'without'],
    ['in close proximity to', 'near'],
    ['in excess of', 'more than'],
    ['a large number of', 'many'],
    ['a majority of', 'most'],
    ['on a regular basis', 'regularly'],
    ['on a daily basis', 'daily'],
    ['at all times', 'always'],
    ['prior to', 'before'],
    ['subsequent to', 'after'],
    ['has the ability to', 'can'],
    ['have the ability to', 'can'],
    ['is able to', 'can'],
    ['are able to', 'can'],
    ['make use of', 'use'],
    ['makes use of', 'uses'],
    ['made use of', 'used'],
    ['making use of', 'using'],
    ['take into consideration', 'consider'],
    ['utilise', 'use'],
    ['utilize', 'use'],
    ['utilises', 'uses'],
    ['utilizes', 'uses'],
    ['utilised', 'used'],
    ['utilized', 'used'],
    ['utilising', 'using'],
    ['utilizing', 'using'],
    ['commence', 'start'],
    ['commences', 'starts'],
    ['commenced', 'started'],
    ['commencing', 'starting'],
    ['numerous', 'many'],
  ],
  de: [
    ['aufgrund der Tatsache, dass', 'weil'],
    ['trotz der Tatsache, dass', 'obwohl'],
    ['unter der Voraussetzung, dass', 'wenn'],
    ['für den Fall, dass', 'falls'],
    ['aus diesem Grund', 'deshalb'],
    ['zum gegenwärtigen Zeitpunkt', 'zurzeit'],
    ['zum jetzigen Zeitpunkt', 'jetzt'],
    ['zu einem späteren Zeitpunkt', 'später'],
    ['in der heutigen Zeit', 'heute'],
    ['in absehbarer Zeit', 'bald'],
    ['in regelmäßigen Abständen', 'regelmäßig'],
    ['zu jeder Zeit', 'immer'],
    ['im Anschluss daran', 'danach'],
    ['des Weiteren', 'außerdem'],
    ['darüber hinaus', 'außerdem'],
    ['nichtsdestotrotz', 'trotzdem'],
    ['diesbezüglich', 'dazu'],
  ],
  es: [
    ['con el fin de', 'para'],
    ['con el objetivo de', 'para'],
    ['con el propósito de', 'para'],
    ['debido al hecho de que', 'porque'],
    ['a pesar del hecho de que', 'aunque'],
    ['en la actualidad', 'hoy'],
    ['en el momento actual', 'ahora'],
    ['en un futuro próximo', 'pronto'],
    ['de manera regular', 'regularmente'],
    ['de forma regular', 'regularmente'],
    ['con anterioridad a', 'antes de'],
    ['con anterioridad al', 'antes del'],
    ['con posterioridad a', 'después de'],
    ['con posterioridad al', 'después del'],
    ['en relación con', 'sobre'],
    ['llevar a cabo', 'realizar'],
    ['lleva a cabo', 'realiza'],
    ['llevan a cabo', 'realizan'],
    ['hacer uso de', 'usar'],
    ['hace uso de', 'usa'],
    ['hacen uso de', 'usan'],
    ['tiene la capacidad de', 'puede'],
    ['tienen la capacidad de', 'pueden'],
  ],
  fr: [
    ['dans le but de', 'pour'],
    ['dans l’optique de', 'pour'],
    ['en vue de', 'pour'],
    ['afin de', 'pour'],
    ['en raison du fait que', 'parce que'],
    ['en raison du fait qu’', 'parce qu’'],
    ['à l’heure actuelle', 'aujourd’hui'],
    ['un grand nombre de', 'beaucoup de'],
    ['un grand nombre d’', 'beaucoup d’'],
    ['la plupart du temps', 'souvent'],
    ['de manière régulière', 'régulièrement'],
    ['de façon régulière', 'régulièrement'],
    ['par le biais de', 'par'],
    ['par le biais du', 'par le'],
    ['par le biais des', 'par les'],
    ['au cours du', 'pendant le'],
    ['au cours des', 'pendant les'],
    ['dans un premier temps', 'd’abord'],
    ['dans un second temps', 'ensuite'],
    ['il est nécessaire de', 'il faut'],
    ['est en mesure de', 'peut'],
    ['sont en mesure de', 'peuvent'],
  ],
  it: [
    ['al fine di', 'per'],
    ['allo scopo di', 'per'],
    ['nell’ottica di', 'per'],
    ['a causa del fatto che', 'perché'],
    ['dal momento che', 'poiché'],
    ['al momento attuale', 'ora'],
    ['in questo momento', 'ora'],
    ['al giorno d’oggi', 'oggi'],
    ['in un prossimo futuro', 'presto'],
    ['la maggior parte delle volte', 'spesso'],
    ['in modo regolare', 'regolarmente'],
    ['in maniera regolare', 'regolarmente'],
    ['con cadenza regolare', 'regolarmente'],
    ['è in grado di', 'può'],
    ['essere in grado di', 'potere'],
    ['fare uso di', 'usare'],
    ['fa uso di', 'usa'],
    ['fanno uso di', 'usano'],
  ],
}

const spelt = (phrase: string) => phrase.replaceAll('’', "['’]")

const tables = Object.fromEntries(
  Object.entries(phrases).map(([language, list]) => {
    const plain = new Map(list.map(([wordy, word]) => [wordy.toLowerCase(), word]))
    // The longest first: "con anterioridad al" before "con anterioridad a".
    const alternatives = [...plain.keys()].toSorted((a, b) => b.length - a.length).map(spelt)
    // What ends in an apostrophe goes on in the next word; all others end where the word does.
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\p{M}\p{N}'’${opaque}${sign}-])(?:${alternatives.join('|')})(?:(?<=['’])|(?![\p{L}\p{M}\p{N}'’-]))`,
      'giu',
    )
    const rule: Rule = {
      pattern,
      replace: (match) => withCaseOf(match, plain.get(match.toLowerCase().replaceAll("'", '’')) ?? match),
    }
    return [language, rule]
  }),
) as Record<BaseLanguage, Rule>

const withCaseOf = (model: string, text: string) =>
  /^\p{Lu}/u.test(model) ? text[0]!.toLocaleUpperCase() + text.slice(1) : text

/** Says wordy phrases plainly, by a list of each language. Markdown, code, links and numbers stay as they are. */
export const usePlainWords = (markdown: string, language: Language): string =>
  editPassage(markdown, (block) => applyRule(block, tables[baseLanguage(language)]))
