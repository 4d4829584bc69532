import type { Lexicon } from './lexicon.ts'

export const italian: Lexicon = {
  stop_words:
    "a abbiamo ad agli ai al alla alle allo altra altre altri altro anche ancora avere avete bene c che chi ci ciò come con così cosa cui da dagli dai dal dalla dalle dallo degli dei del dell della delle dello di dopo dove due durante e è ed era erano essere fa fare fatto fin fino fra gli grande grandi grazie ha hai hanno ho i il in io la le lei li lo loro lui ma mai me meglio mi mia mie miei migliore migliori mio molto molti ne nei nel nell nella nelle nello noi non nostra nostre nostri nostro nuova nuove nuovi nuovo o ogni oggi oltre per perché perciò più poco poi prima primo propria proprio può puoi qua quale quali qualità quando quanto quella quelle quelli quello questa queste questi questo qui sarà se sei sempre senza si siamo siete sia siano solo sono sopra sotto sta stato su sua sue sugli sui sul sulla sulle suo suoi te ti tra tre tu tua tue tuo tuoi tutta tutte tutti tutto un una uno va verso vi via voi vostra vostre vostri vostro anno anni d l un' dall all sull",
  interface_words:
    "sedi|le sedi|filiali|home|homepage|inizio|benvenut[oi](?: .*)?|menu|menù|contatti|contattaci|contatto|chi siamo|chi sono|la nostra storia|scopri(?: di più|.*)?|leggi(?: tutto| di più| .*)?|per saperne di più|vedi tutt[oi]|mostra .*|blog|news|notizie|novità|rassegna stampa|stampa|lavora con noi|carriere|team|il team|il nostro team|lo staff|faq|domande frequenti|aiuto|assistenza|supporto|accedi|login|registrati|il mio account|carrello|cerca|privacy(?: policy)?|informativa .*|cookies?(?: policy)?|note legali|termini.*|condizioni.*|mappa del sito|newsletter|iscriviti.*|condividi|seguici.*|prenota.*|prenotazioni|richiedi .*|preventivo(?: .*)?|acquista(?: ora)?|ordina.*|chiamaci|scarica|galleria|gallery|testimonianze|recensioni|orari.*|dove siamo|come raggiungerci|come funziona|come lavoriamo|il nostro metodo|metodo|perché .*|valori|i nostri valori|missione|mission|visione|vision|la nostra missione|la nostra visione|indietro|avanti|chiudi|torna su|tutti i diritti riservati|progetti|clienti|i nostri clienti|partner|risorse|prezzi|tariffe|servizi|i nostri servizi|prodotti|i nostri prodotti|cosa facciamo|cosa offriamo|soluzioni|azienda|l'azienda|storia|dona(?: ora)?|sostienici|eventi|grazie|italiano|negozio|shop|novità|offerte|promozioni|collezioni|spedizioni.*|resi.*|guida alle taglie|prova gratis|provalo.*|demo|ultim[ie] .*|commenti?|categorie|archivi|tag|link utili|lo studio|studio|aree di attività|competenze|trattamenti|i nostri trattamenti|corsi|i nostri corsi|camere|le camere|le nostre camere|il menù|la carta|in numeri|i numeri|volontariato|trasparenza|informazioni|realizzazioni|parliamone|la cantina|i vini|i nostri vini|filosofia|certificazioni|prodotto|casi d'uso|documentazione|investitori",
  headings: {
    mission:
      "(?:la nostra |la |nostra )?(?:missione|mission)|la (?:missione|mission) di @|il nostro scopo|perché esistiamo|perché (?:lo facciamo|facciamo quello che facciamo)|cosa ci sta a cuore|la nostra ragion d'essere|il nostro compito|(?:cosa|che cosa|ciò che) ci (?:muove|spinge|anima)",
    vision:
      '(?:la nostra |la |nostra )?(?:visione|vision)(?: del futuro)?|la (?:visione|vision) di @|dove vogliamo arrivare|il nostro sogno|(?:quello|ciò) che sogniamo|il futuro che (?:vogliamo|immaginiamo)|la nostra ambizione',
    audience:
      '(?:per|a) chi(?: (?:ci rivolgiamo|lavoriamo|è .{1,30}|si rivolge .{1,30}|aiutiamo|siamo .{1,20}|sono .{1,30}|è pensat[oa].{0,30}|.{1,30}))?|chi (?!siamo)(?:\\w+iamo|aiutiamo|serviamo|seguiamo|assistiamo|accompagniamo|può .{1,30})|con chi lavoriamo|a chi (?:ci rivolgiamo|si rivolge .{1,40}|è rivolt[oa].{0,40})|il nostro pubblico|(?:il )?target|pubblico di riferimento|i nostri (?:clienti|pazienti|ospiti|allievi|assistiti)(?: sono)?|destinatari|le persone che aiutiamo',
    testimonials:
      '(?:cosa |quello che |che cosa )?(?:dicono|pensano|raccontano)(?: di noi)?(?: i nostri \\w+| gli \\w+| i \\w+| le \\w+| chi .{1,30})?(?: di noi| su di noi)?|(?:cosa|quello che) (?:i nostri \\w+ |gli \\w+ )?(?:dicono|pensano)(?: .{1,40})?|dicono di noi|parlano di noi|testimonianze(?: .{1,30})?|recensioni(?: .{1,30})?|opinioni(?: .{1,30})?|le voci (?:dei|di|degli) .{1,30}|la parola ai .{1,20}|i commenti dei nostri .{1,20}|feedback',
    services:
      '(?:i nostri |le nostre |i miei |le mie |i |le |gli |tutti i nostri )?(?:\\w+ )?(?:servizi|funzionalità|funzioni|moduli|strumenti|prodotti|soluzioni|trattamenti|corsi|specialità|specializzazioni|competenze|aree (?:di attività|di competenza|di intervento|di specializzazione|di pratica)|settori di attività|programmi|attività|collezioni|linee(?: di prodotto)?|terapie|lavorazioni|categorie|itinerari|escursioni|laboratori)(?: .{1,25})?|\\w+(?: \\w+)? che (?:trattiamo|offriamo|facciamo|curiamo|vendiamo|produciamo)|(?:che )?cosa (?:faccio|offro|facciamo|offriamo|produciamo|realizziamo|costruiamo|insegniamo|trattiamo)|come (?:possiamo aiutar(?:ti|la|vi)|ti aiutiamo|vi aiutiamo)|di cosa ci occupiamo|le aree|i nostri vini|i vini',
    foreign:
      'prossim[ie] (?:eventi|appuntamenti|date)|(?:le |ultime |gli ultimi )?(?:ultime |ultimi )?(?:notizie|news|novità|articoli|eventi|pubblicazioni|comunicati stampa)(?: .{1,25})?|(?:il nostro |dal |dal nostro |il )?blog|rassegna stampa|sala stampa|sui media|parlano di noi su .{1,20}|casi (?:di successo|studio)|case (?:study|history|studies)|storie di successo|articoli correlati|(?:\\d+ )?commenti?|lascia un commento|.{0,20}newsletter.{0,30}|iscriviti.{0,40}|.{0,30}\\bcookies?\\b.{0,30}|(?:i nostri )?(?:partner|sponsor|fornitori|sostenitori)|lavora con noi|posizioni aperte|privacy.{0,20}|prodotti correlati|potrebbe .{1,25}|citazion[ei].{0,20}|frasi.{0,20}',
    third_party:
      '(?:realizzazione|progettazione|sviluppo|design|creazione|hosting)(?: (?:e|&) (?:realizzazione|progettazione|sviluppo|design|hosting|grafica))?(?: (?:del )?sito)?(?: web| internet)?|web ?design|sito (?:web )?realizzato da|credits?|crediti(?: fotografici)?|fotografie|fornitore (?:di )?hosting|garante.{0,50}|autorità di controllo|responsabile (?:della )?protezione (?:dei )?dati|dpo|reclamo.{0,30}|reclami|risoluzione .{0,40}controversie.{0,20}',
  },
  cues: {
    mission:
      "(?:la )?(?:nostra|mia) (?:\\w+ )?(?:missione|mission) (?:è(?! stat)|consiste|rimane|resta|è sempre stata)|la (?:missione|mission) di @ è|abbiamo la missione di|(?:@|l'associazione|la fondazione) (?:ha (?:la missione|lo scopo)|nasce|è nat[oa]) (?:di|per|con (?:la missione|lo scopo) di)|il nostro (?:\\w+ )?(?:scopo|compito|proposito|obiettivo) è|esistiamo per|siamo nati per|la nostra (?:missione|mission):",
    vision:
      'la nostra (?:\\w+ )?(?:visione|vision) è|la (?:visione|vision) di @ è|la nostra (?:visione|vision):|(?:immaginiamo|sogniamo|crediamo in|vogliamo) un(?:a)? (?:\\w+ )?(?:mondo|futuro|città|società|italia|pianeta|paese)|aspiriamo a (?:essere|diventare)|vogliamo diventare',
    audience:
      'vendiamo (?:soprattutto |principalmente )?(?:a|ai|alle|agli)|progettiamo (?:\\w+ ){0,3}per|(?:interveniamo|operiamo|ci occupiamo|aiuto|accompagno|seguo|lavoro|proteggiamo|forniamo|riforniamo|abbiamo aiutato|aiutiamo|assistiamo|accompagniamo|affianchiamo|seguiamo|supportiamo|sosteniamo|formiamo|serviamo|accogliamo|ci rivolgiamo|lavoriamo|curiamo|difendiamo|rappresentiamo|riforniamo)(?: \\w+mente| anche| soprattutto)?(?: (?:a|ai|agli|alle|con|per|gli|le|i|chi))?|@ (?:aiuta|assiste|accompagna|affianca|segue|supporta|si rivolge)(?: (?:a|ai|agli|alle|gli|le|i))?|(?:pensat|progettat|creat|fatt|dedicat|rivolt|sviluppat|adatt|studiat)[oaie] (?:appositamente |esclusivamente |su misura )?(?:per|a|ai|alle|agli)|ideal[ei] per|(?:software|piattaforma|strument[oi]|cors[oi]|lezioni|servizi|soluzion[ei]|programm[ai]|laboratori|consulenza|trattament[oi]|formazione|viaggi|mobili|giocattoli|abbigliamento|macchin[ea]|macchinari|impianti|app) per|i nostri (?:clienti|pazienti|ospiti|allievi) sono',
    claim:
      "(?:siamo|@ è) (?:il|la|lo|l'|i|gli|le|tra i|una delle|uno dei) ?(?:unic|sol|prim|leader|più|maggior|principal|punto di riferimento)\\w*|(?:l'unic[oa]|il solo|la sola) (?:\\w+ ){1,6}(?:che|in|con|dove|a)|a differenza (?:di|degli|dei|delle)|leader (?:in|nel|nella|nei|di)|(?:il|la) prim[oa] (?:\\w+ ){1,5}(?:in|di|a|che)",
    award:
      "(?:premi[oi]|premiat[oaie]|vincitor[ei]|vincitric[ei]|vinto|medagli[ae]|stell[ae] michelin|finalist[aie]|riconosciment[oi]|miglior[ei]? .{3,40} (?:di|del|d'|in) ?.{0,30}20\\d\\d|tre bicchieri|elett[oaie] .{3,40})",
    rating:
      '(?:valutazione|voto|media|punteggio|recensioni|valutat[oa]) .{0,30}\\d(?:[.,]\\d)? ?(?:/|su) ?(?:5|10)|\\d[.,]\\d ?(?:/|su) ?(?:5|10)|\\d[.,]\\d (?:stelle|su (?:google|trustpilot|tripadvisor|booking))|\\d[.,]\\d.{0,15}(?:recensioni|opinioni)',
    located:
      '(?:con sede|sede(?: legale| operativa)?|siamo|situat[oaie]|ubicat[oaie]|ci troviamo|laboratorio|uffici|(?:il|la) nostr[oa] .{3,25} (?:si trova|è)) (?:a|in|nel|nella)',
  },
  audience_nouns:
    'coloro|persone|famigli[ae]|genitori|mamme|bambin[ioe]|neonati|adolescenti|ragazz[ie]|giovani|studenti|allievi|insegnanti|docenti|scuole|università|impres[ae]|aziende|pmi|società|attività|negozi|negozianti|commercianti|organizzazioni|startup|imprenditor[ie]|imprenditrici|liberi professionisti|partite iva|professionist[ie]|team|manager|dirigenti|agenzie|marchi|brand|ristoranti|ristoratori|bar|hotel|albergatori|alberghi|ospedali|cliniche|studi|medici|infermieri|pazienti|dentisti|agricoltori|allevatori|viticoltori|artigiani|costruttori|architetti|ingegneri|progettisti|sviluppatori|produttori|proprietari|inquilini|acquirenti|venditori|investitori|lavoratori|dipendenti|comuni|enti|enti locali|pubblica amministrazione|associazioni|fondazioni|coppie|spos[ie]|donne|uomini|principianti|adulti|anziani|viaggiatori|turisti|ospiti|sportivi|atleti|ciclisti|escursionisti|artisti|musicisti|privati|clienti|rifugiati|migranti|commercialisti|avvocati|banche|assicurazioni|cooperative|industri[ae]|officine|trasportatori|cani|gatti|animali|gruppi|istituzioni|importatori|distributori|enoteche|condomini|amministratori|musei|teatri|caregiver|cittadini|settore|mercati',
  size: {
    sentences: [
      '^((?:oltre |più di |circa |quasi |i nostri )?# (?:dipendenti|collaboratori|collaboratrici e collaboratori|addetti|persone)) (?:lavorano|seguono|producono|si occupano|assistono|realizzano|curano|si prendono cura)(?![a-z])',
      "(?:siamo|contiamo(?: su)?|impieghiamo|abbiamo|diamo lavoro a|@ (?:conta(?: su)?|impiega|ha|dà lavoro a|occupa)|l'azienda (?:conta|impiega|occupa|ha)|lo studio (?:conta|riunisce)|la cooperativa (?:conta|impiega)|il team (?:conta|è composto da|è formato da)) (?:oggi |attualmente |ormai )?(?:un team di |una squadra di |in )?((?:oltre |più di |circa |quasi |una squadra di )?#(?: \\w+){0,2} (?:NOUN))",
      '(?:il nostro|un|una|la nostra|il|nostro) (?:\\w+ )?(?:team|squadra|gruppo|staff|organico|azienda|famiglia)(?: \\w+)? (?:di|conta|composto da|composta da|formato da|formata da|con|è composto da|è formato da) ((?:oltre |più di |circa |quasi )?# (?:(?:\\w+ ){0,2}(?:NOUN)|\\w+))',
      '(?:i nostri|le nostre|con) ((?:oltre |più di |circa )?#(?: \\w+)? (?:dipendenti|collaboratori|addetti))',
      '(?:siamo|lavoriamo) in (#)(?=[ ,.:])',
      'lavorano (?:\\w+ ){0,4}((?:oltre |più di |circa )?# (?:NOUN))',
      '(?:dipendenti|numero di dipendenti|organico|addetti|collaboratori) ?: ?((?:oltre |circa )?#(?: ?(?:-|a) ?#)?)',
    ],
    count:
      '((?:oltre |più di |circa |quasi |\\+ ?)?#\\+? (?:\\w+ )?(?:dipendenti|collaboratori|addetti|persone nel team|membri del team))',
    noun: 'persone|dipendenti|collaboratori|collaboratrici|addetti|professionisti|specialisti|esperti|membri|artigiani|avvocati|medici|ingegneri|tecnici|insegnanti|docenti|consulenti|cuochi|operai|soci|sviluppatori|odontoiatri|fisioterapisti|guide|soci lavoratori',
    words:
      'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti\\w*|trenta\\w*|quaranta\\w*|cinquanta\\w*|sessanta|settanta|ottanta|novanta|cento|una decina di|una dozzina di|una ventina di|una trentina di',
  },
  pages: {
    about:
      'chi-siamo|azienda|l-azienda|la-storia|storia|la-nostra-storia|missione|mission|mission-e-vision|filosofia|valori|lo-studio|studio|chi-sono|associazione|la-cantina|about',
    contact: 'contatti|contatto|contattaci|dove-siamo|come-raggiungerci|sede|sedi|le-sedi|filiali',
    services:
      'servizi|i-nostri-servizi|prodotti|i-nostri-prodotti|soluzioni|trattamenti|corsi|attivita|aree-di-attivita|competenze|camere|le-camere|menu|shop|negozio|vini|i-vini|cosa-facciamo|lavorazioni|specialita|progetti-sociali',
    team: 'team|il-team|staff|squadra',
    imprint: 'note-legali|dati-societari|informazioni-legali|dati-aziendali',
    legal:
      'privacy|privacy-policy|cookie-policy|cookie|termini|termini-e-condizioni|condizioni-di-vendita|informativa|informativa-privacy|legal',
    news: 'notizie|news|blog|novita|eventi|rassegna-stampa|articoli|stampa',
    careers: 'lavora-con-noi|carriere|lavoro',
    testimonials: 'testimonianze|recensioni|dicono-di-noi',
    reference: 'lavori|i-nostri-lavori|casi-di-successo|case-history|progetti|realizzazioni|clienti|referenze|partner',
  },
  for_word: 'per|dedicat[oaie] a|rivolt[oaie] a',
}
