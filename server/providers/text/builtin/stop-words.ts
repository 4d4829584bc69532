import type { BaseLanguage } from '#domain/languages.ts'

const list = (words: string) => new Set(words.split(/\s+/u).filter(Boolean))

/** Function words, which say nothing about what a sentence is about. Lower case. */
export const stopWords: Record<BaseLanguage, Set<string>> = {
  en: list(`a about above after again against all also am an and any are as at be because been before being below
    between both but by can cannot could did do does doing don’t don't down during each every few for from further get
    gets got had has have having he her here hers him his how i if in into is it it’s it's its itself just like made
    make makes many may me might more most much must my no nor not now of off on once one only or other our ours out
    over own same she should so some such than that the their theirs them then there these they this those through to
    too under until up us use used using very was we well were what when where which while who whom why will with within
    without would you your yours`),
  de: list(`aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da dabei
    damit dann das dass dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein
    eine einem einen einer eines er es etwas euch für gegen habe haben hat hatte hatten hier hinter ich ihm ihn ihnen
    ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder jedes jetzt kann kein keine keinem keinen können
    könnte machen man manche mehr mein meine mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne rund
    schon sehr sein seine seinem seinen seiner seit sich sie sind so soll sollen sollte sondern sowie über um und uns
    unser unsere unserem unseren unter viel viele vom von vor war waren was weil wenn wer werden wie wieder will wir
    wird wo wurde würde zu zum zur zwischen`),
  fr: list(`a ai ainsi alors au aucun aussi autre autres aux avant avec avoir avez avons bien car ce ceci cela celle
    ces cet cette ceux chaque chez comme comment dans de depuis des donc dont du elle elles en encore entre es est et
    eux faire fait faites fois font ici il ils je jusque la le les leur leurs lors lui là ma mais me mes mieux moi moins
    mon même ne ni non nos notre nous on ont ou où par parce pas pendant peu peut plus pour pourquoi quand que quel
    quelle quelles quels qui quoi sa sans se ses si son sont sous sur ta te tes toi ton tous tout toute toutes très tu
    un une vers vos votre vous y à être`),
  es: list(`a al algo algunas algunos ante antes así aunque bien cada como con contra cual cuando cuál cómo de del desde
    donde dos durante e el ella ellas ellos en entre era es esa esas ese eso esos esta estaba estas este esto estos
    está están fue ha hace hacer hacia han hasta hay la las le les lo los me mi mis mucho muy más mí ni no nos nosotros
    nuestra nuestras nuestro nuestros o os otra otras otro otros para pero poco por porque pues puede pueden que quien
    qué se sea ser si sin sobre son su sus sí también tan tanto te tiene tienen todo todos toda todas tu tus un una unas
    uno unos usted ustedes vez vosotros y ya yo él`),
  it: list(`a ad agli ai al alla alle allo anche ancora avere aver che chi ci ciò coi col come con contro cosa così cui da
    dagli dai dal dalla dalle dallo degli dei del della delle dello dentro di dopo dove dove due e ed era essere fa fare
    fino fra già gli ha hai hanno ho i il in io l la le lei li lo loro lui ma me mentre mi mia mie miei mio molto molti
    ne negli nei nel nella nelle nello no noi non nostra nostre nostri nostro o od ogni oppure per perché più poco poi
    prima puoi può qual quale quali quando quanto quella quelle quelli quello questa queste questi questo qui se sei
    senza si sia siamo siete solo sono sopra sotto su sua sue sugli sui sul sulla sulle suo suoi sì tra tu tua tue tuo
    tuoi tutta tutte tutti tutto un una uno vi voi vostra vostro è`),
}
