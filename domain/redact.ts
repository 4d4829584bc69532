// Removes secrets from log lines and error reports, recognised by their name or their form.

const secretNames =
  'session[-_]?id|access_?token|refresh_?token|id_?token|token|secret|api[-_]?key|cookies?|authorization|password'
const secretMembers = new RegExp(String.raw`("[^"]*(?:${secretNames})":)(?:"(?:\\.|[^"\\])*"|\[[^\]]*\])`, 'gi')
const secretParameters = /([?&#](?:access_token|session[-_]id|code|state|token|id_token|key)=)[^&\s"\\#]+/gi
const secretWords = /\b(Bearer |Basic |sk_(?:live|test)_|rk_(?:live|test)_|whsec_|sk-)[\w.+/=-]+/g
const passwordsInAddresses = /(:\/\/[^\s:/@"]*:)[^\s/"]+@/g

/** Redacts secret members, URL parameters and words in a line of JSON. Numbers stay (token counts). */
export const redact = (line: string): string =>
  line
    .replace(secretMembers, '$1"[hidden]"')
    .replace(secretParameters, '$1[hidden]')
    .replace(secretWords, '$1[hidden]')
    .replace(passwordsInAddresses, '$1[hidden]@')
