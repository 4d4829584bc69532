// Remarks of chat models around the requested text, in the languages of blogs.

const any = (parts: string[], flags = 'iu') => new RegExp(`^(?:${parts.join('|')})`, flags)

const openings = any([
  "(?:sure|certainly|of course|absolutely|great|okay|ok|here['’]s|here is|here are|below is)(?!\\p{L})",
  '(?:gerne|natürlich|selbstverständlich|klar|hier ist|hier sind|hier kommt|nachfolgend)(?!\\p{L})',
  "(?:voici|bien sûr|certainement|avec plaisir|d[’']accord)(?!\\p{L})",
  '(?:claro|por supuesto|aquí tienes|aquí tiene|aquí está|a continuación)(?!\\p{L})',
  '(?:certo|certamente|ecco|naturalmente|va bene|di seguito)(?!\\p{L})',
])

const closings = any([
  '\\(?\\**word count\\b',
  "let me know if (?:you[’']?d? (?:would )?(?:like|want|need|have)|there|anything)",
  'i hope this (?:outline|post|article|draft|blog|text|helps|meets)',
  '(?:would you like me|do you want me|shall i|should i)(?!\\p{L})',
  "if you[’']?(?:d| would) like,? i can",
  '\\(?\\**(?:wortzahl|wortanzahl)(?!\\p{L})',
  'ich hoffe,? (?:diese|dieser|dieses|der|die|das) (?:gliederung|beitrag|artikel|text|entwurf)',
  '(?:soll ich|möchten sie,? dass ich|möchtest du,? dass ich|sag(?:en sie)? mir(?: bescheid)?,? (?:wenn|falls)|lass(?:en sie)? (?:es )?mich wissen)',
  '\\(?\\**nombre de mots',
  "j[’']espère que (?:ce|cet|cette) (?:plan|article|texte|ébauche)",
  "(?:souhaitez-vous que je|voulez-vous que je|dites-moi si|n[’']hésitez pas à me)(?!\\p{L})",
  '\\(?\\**(?:recuento|número) de palabras',
  'espero que (?:este|esta) (?:esquema|artículo|texto|borrador)',
  '(?:¿quieres que|¿quiere que|¿te gustaría que|¿le gustaría que|avísame si|dime si)(?!\\p{L})',
  '\\(?\\**(?:conteggio|numero) (?:di|delle) parole',
  "spero che (?:questa|questo|quest[’'])\\s?(?:scaletta|articolo|testo|bozza)",
  '(?:vuoi che|vuole che|desideri che|fammi sapere se|mi faccia sapere se)(?!\\p{L})',
])

// Longer paragraphs are content, whatever they begin with.
const longestRemark = 400

/** A first paragraph such as "Sure! Here is the outline:". */
export const isOpeningRemark = (paragraph: string): boolean =>
  paragraph.length <= longestRemark && openings.test(paragraph.trim())

/** A last paragraph such as "Let me know if you would like any changes." */
export const isClosingRemark = (paragraph: string): boolean =>
  paragraph.length <= longestRemark && closings.test(paragraph.trim())
