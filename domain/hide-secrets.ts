// What must not be told to a log or to an error report, found by its name or its form.

const secretNames =
  'session[-_]?id|access_?token|refresh_?token|id_?token|token|secret|api[-_]?key|cookies?|authorization|password'
const secretMembers = new RegExp(String.raw`("[^"]*(?:${secretNames})":)(?:"(?:\\.|[^"\\])*"|\[[^\]]*\])`, 'gi')
const secretParameters = /([?&#](?:access_token|session[-_]id|code|state|token|id_token|key)=)[^&\s"\\#]+/gi
const secretWords = /\b(Bearer |Basic |sk_(?:live|test)_|rk_(?:live|test)_|whsec_|sk-)[\w.+/=-]+/g
const passwordsInAddresses = /(:\/\/[^\s:/@"]*:)[^\s/"]+@/g

/** A line of JSON without the values of members, parameters and words that are known to be secret. Numbers stay (token counts). */
export const hideSecrets = (line: string): string =>
  line
    .replace(secretMembers, '$1"[hidden]"')
    .replace(secretParameters, '$1[hidden]')
    .replace(secretWords, '$1[hidden]')
    .replace(passwordsInAddresses, '$1[hidden]@')
