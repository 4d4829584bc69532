import type { Phrases } from './types.ts'

export const themes: Phrases['themes'] = {
  goal: {
    step: ['Riassumere l’obiettivo in una frase', 'Decidere che cosa deve cambiare'],
    noun: 'L’obiettivo di fondo',
    mistake: ['Partire senza un obiettivo', 'Lasciare l’obiettivo nel vago'],
    why: [
      'Bastano le prime letture sul tema {k} per incontrare cento risposte prima ancora di aver posto una domanda. Un obiettivo in una frase ribalta la situazione: tutto ciò che non gli serve si può saltare.',
      'Due persone possono fare scelte opposte e avere ragione entrambe, perché non vogliono la stessa cosa. Quello che {Lei vuole|vuoi tu} non lo dice nessuna guida. Per questo viene prima di tutto.',
    ],
    act: [
      '{Scriva|Scrivi} che cosa dovrà essere diverso dopo: da che cosa si noterà, dove si vedrà e che cosa può restare com’è. {Cancelli|Cancella} poi ogni aggettivo che nessuno potrebbe verificare. Quello che resta è l’obiettivo.',
      '{Completi|Completa} per iscritto la frase «Ne è valsa la pena se…» con una precisione quasi pignola: un’ora, un luogo, una scena della {Sua|tua} settimana. {La legga|Leggila} a qualcuno e {chieda|chiedi} di ripeterla con parole proprie. Dove le due versioni si allontanano, la frase è ancora troppo vaga.',
    ],
    check:
      'Questo punto è a posto quando una persona estranea saprebbe dire, da quella sola frase, se ci si è riusciti.',
    slip: [
      'Tutto comincia dalla sensazione che qualcosa debba succedere, e dalla prima offerta che capita. Che cosa debba migliorare nessuno lo dice, e così il risultato è finito, pagato e un po’ fuori bersaglio.',
      '«Meglio», «più moderno», «più sostenibile»: l’obiettivo suona bene e andrebbe bene a chiunque. Proprio per questo non decide nulla, e i veri desideri sul tema {k} vengono a galla quando è tardi per tenerne conto.',
    ],
    items: [
      'Scrivere l’obiettivo in una frase verificabile',
      'Annotare il primo segno che mostrerà di averlo raggiunto',
      'Annotare che cosa può restare esattamente com’è',
    ],
    ask: ['Che cosa deve essere diverso dopo?', 'A quali condizioni ne sarebbe valsa la pena?'],
    gap: 'che cosa vuole ottenere la clientela, con le sue parole',
    cues: 'obiettivo obiettivi scopo scopi fine finalità meta mete risultato risultati',
  },
  start: {
    step: ['Fare il punto della situazione', 'Descrivere come stanno le cose oggi'],
    noun: 'Il punto di partenza',
    mistake: ['Trascurare quello che c’è già', 'Partire da una situazione immaginaria'],
    why: [
      'Un buon consiglio sul tema {k} dipende dal punto da cui si parte, e quello si vede solo da vicino. Qualche minuto con carta e matita risparmia il piano che va bene a qualcun altro.',
      'Quello che funziona già non va comprato, imparato o inventato una seconda volta. È facile trascurarlo, proprio perché non dà fastidio.',
    ],
    act: [
      '{Divida|Dividi} un foglio in tre colonne: funziona, intralcia, non si sa. {Lo compili|Compilalo} per una settimana qualunque, non per quella ideale. La terza colonna è la più utile, perché dice che cosa c’è da scoprire.',
      '{Segua|Segui} un caso qualunque dall’inizio alla fine e {annoti|annota} ogni passaggio come avviene davvero. {Metta|Metti} una croce dove si aspetta, dove si richiede, dove una cosa si fa due volte. Il punto con più croci è quello giusto per cominciare.',
    ],
    check: 'Un buon inventario contiene almeno una sorpresa.',
    slip: [
      'Il piano parte da come le cose dovrebbero essere. Misure, abitudini e vecchi accordi saltano fuori quando sono già d’intralcio, e ognuno costa allora un giro in più.',
      'Tutta l’attenzione va a ciò che è nuovo sul tema {k}. Quello che c’è già non lo guarda nessuno, e si finisce per sostituire ciò che una piccola riparazione avrebbe salvato.',
    ],
    items: [
      'Annotare che cosa oggi funziona e deve restare',
      'Seguire un caso qualunque e segnare ogni attesa',
      'Scrivere quello che non si sa ancora',
    ],
    ask: ['Che cosa funziona oggi e non deve andare perso?', 'Dove se ne va più tempo in questo momento?'],
    gap: 'la situazione in cui di solito ci si rivolge all’azienda',
    cues: 'oggi situazione attuale partenza iniziale esistente stato diagnosi prima inventario',
  },
  people: {
    step: ['Ascoltare chi è coinvolto', 'Coinvolgere presto gli altri'],
    noun: 'Le persone coinvolte',
    mistake: ['Chiedere agli altri troppo tardi', 'Decidere sopra la testa degli altri'],
    why: [
      'Sul tema {k} è raro che si decida del tutto per conto proprio, anche se a firmare è una persona sola. Qualcuno condivide lo spazio, il budget o le conseguenze, e preferisce essere ascoltato prima che dopo.',
      'Un’obiezione che arriva presto è un’indicazione. La stessa obiezione alla fine è un ostacolo.',
    ],
    act: [
      '{Faccia|Fai} un elenco di chi ha voce in capitolo, di chi aiuta e di chi vivrà con il risultato. {Chieda|Chiedi} a tutti le stesse due cose: che cosa non deve succedere e a quali condizioni ne varrebbe la pena. {Annoti|Annota} le risposte parola per parola; un riassunto sarebbe già un’interpretazione.',
      '{Racconti|Racconta} l’idea a una persona coinvolta prima che la decisione sia presa. {Chieda|Chiedi} l’argomento più forte contro e non {risponda|rispondere} subito. Il giorno dopo la risposta sarà migliore.',
    ],
    check: 'Si è chiesto abbastanza quando l’ultima conversazione non ha portato più nulla di nuovo.',
    slip: [
      'Doveva essere una bella sorpresa, oppure è mancato il tempo di chiedere. Gli altri si trovano davanti al fatto compiuto, e domande da cinque minuti diventano questioni di principio.',
      'Si chiede un parere sul tema {k} solo a chi è già d’accordo. I dubbi silenziosi degli altri non spariscono: tornano sotto forma di ritardi, eccezioni e sospiri.',
    ],
    items: [
      'Elencare chi decide, chi aiuta e chi è coinvolto',
      'Chiedere a ciascuno che cosa non deve succedere',
      'Far sapere a tutti che fine hanno fatto i suggerimenti',
    ],
    ask: ['Chi dovrà vivere con il risultato?', 'Quale consenso manca ancora?'],
    gap: 'chi è coinvolto di solito dalla parte del cliente e che cosa chiede per prima cosa',
    cues: 'persone team squadra cliente clienti clientela famiglia colleghi collaboratori dipendenti vicini utenti pubblico chi',
  },
  terms: {
    step: ['Chiarire le parole che contano', 'Mettersi d’accordo sui termini'],
    noun: 'I termini',
    mistake: ['Annuire a parole sconosciute', 'Dare per scontati i termini tecnici'],
    why: [
      'Intorno al tema {k} circolano parole che tutti usano e quasi nessuno spiega. Conoscere le cinque più frequenti basta per seguire un’offerta, un manuale o una conversazione senza annuire a caso.',
      'Molti disaccordi riguardano le parole. Appena è chiaro che cosa un termine comprende e che cosa no, buona parte della discussione si risolve da sola.',
    ],
    act: [
      '{Raccolga|Raccogli} le parole che tornano in continuazione e {spieghi|spiega} ciascuna in una frase, come a qualcuno del quartiere. Se per farlo serve un altro termine tecnico, entra anche quello nell’elenco. Dove c’è un dubbio, {lasci|lascia} uno spazio vuoto: è proprio lì che bisogna chiedere.',
      '{Prenda|Prendi} un’offerta, un articolo o delle istruzioni e {sottolinei|sottolinea} tutto ciò che andrebbe cercato sul dizionario. {Chieda|Chiedi} la stessa frase senza quella parola. Una buona risposta è breve e contiene un esempio.',
    ],
    check: 'Un termine è acquisito quando lo si usa bene in una frase sul proprio caso.',
    slip: [
      'Una parola suona familiare, quindi nessuno chiede. Le due parti dicono la stessa cosa e ne intendono due diverse, e la differenza si scopre con la fattura o il giorno della consegna.',
      'I termini tecnici passano per un marchio di qualità: più ce ne sono, più il consiglio sembra esperto. Che cosa significhino nel proprio caso resta aperto, e con esso la vera domanda sul tema {k}.',
    ],
    items: [
      'Spiegare i termini più frequenti in una frase ciascuno',
      'Chiedere di ogni parola capita a metà',
      'Scrivere la parola semplice accanto a quella tecnica',
    ],
    ask: [
      'A quale parola si è annuito senza esserne sicuri?',
      'Che cosa comprende esattamente il termine più importante?',
    ],
    gap: 'il termine che viene frainteso più spesso, con una spiegazione propria',
    cues: 'termine termini parola parole significato definizione definizioni glossario vocabolario linguaggio gergo',
  },
  questions: {
    step: ['Raccogliere le domande aperte', 'Domandare prima di rispondere'],
    noun: 'Le domande giuste',
    mistake: ['Rispondere prima di aver capito la domanda', 'Tenere per sé le domande semplici'],
    why: [
      'Una buona domanda fa risparmiare più tempo di una risposta veloce. Mostra che cosa manca davvero: un dato, una decisione o semplicemente una conversazione.',
      'Dietro una domanda sul tema {k} ce ne sono di solito altre tre. Finché restano non dette, nemmeno una risposta corretta fa andare avanti.',
    ],
    act: [
      '{Scriva|Scrivi} ogni domanda aperta su un foglietto e {divida|dividi} i foglietti in tre mucchi: da cercare, da decidere, da provare. Il mucchio di mezzo viene prima. Le decisioni bloccano tutto il resto, e nessun motore di ricerca le prende al posto di qualcuno.',
      '{Prepari|Prepara} tre domande prima di ogni colloquio e {annoti|annota} le risposte con le parole dell’altra persona. {Faccia|Fai} le stesse tre ovunque. Solo così le risposte si possono confrontare.',
    ],
    check: 'Di ogni domanda si sa da dove arriverà la risposta e per quando.',
    slip: [
      'La prima risposta plausibile è benvenuta, perché mette fine all’incertezza. Se risponda alla domanda posta davvero non lo verifica più nessuno, e presto lo stesso punto torna sul tavolo.',
      'A nessuno piace sembrare ignorante, e le domande semplici sul tema {k} non si fanno. I vuoti si riempiono di supposizioni, che dopo un po’ suonano come certezze.',
    ],
    items: [
      'Scrivere tutte le domande aperte in un solo posto',
      'Separare ciò che si può cercare da ciò che si deve decidere',
      'Fare le stesse tre domande in ogni colloquio',
    ],
    ask: ['Che cosa bisognerebbe sapere per decidere oggi?', 'Quale domanda torna di continuo?'],
    gap: 'la domanda che viene fatta più spesso, con la propria risposta',
    cues: 'domanda domande chiedere risposta risposte rispondere dubbio dubbi perché FAQ',
  },
  expectations: {
    step: ['Riportare a terra le aspettative', 'Scoprire che cosa non è compreso'],
    noun: 'Che cosa ci si può aspettare',
    mistake: ['Aspettarsi troppo e troppo presto', 'Non dire le proprie aspettative'],
    why: [
      'La delusione è la distanza fra ciò che ci si aspettava e ciò che arriva. Una parte si può eliminare in anticipo, dicendo che cosa è compreso e che cosa no.',
      'Le prime settimane possono somigliare poco al dépliant, sul tema {k} come per ogni novità. Saperlo prima le rende molto più sopportabili.',
    ],
    act: [
      '{Faccia|Fai} due elenchi: «Su questo si può contare» e «Questo richiede più tempo o si paga a parte». {Chieda|Chiedi} a chi consiglia o fornisce di compilare il secondo. Se non gli viene in mente nulla, vale la pena di chiedere di nuovo.',
      '{Descriva|Descrivi} il primo risultato che si potrà vedere con i propri occhi, per quanto piccolo, e quando. {Descriva|Descrivi} poi che cosa sembrerà peggio prima di migliorare. Una deviazione si sopporta meglio se era già sulla carta.',
    ],
    check: 'Le aspettative sono chiare quando nessuno ha più bisogno di chiedere: «E quando si vedrà qualcosa?».',
    slip: [
      'Il risultato viene dipinto a colori vivaci, dagli altri o da sé. Il primo giorno qualunque sembra allora un passo indietro, anche se tutto procede secondo i piani.',
      'Ognuno suppone che gli altri abbiano in mente lo stesso risultato. Siccome pare ovvio nessuno lo dice, e la differenza si mostra proprio al momento della consegna.',
    ],
    items: [
      'Annotare che cosa è compreso e che cosa no',
      'Descrivere il primo risultato visibile',
      'Scoprire quale fase rischia di essere faticosa',
    ],
    ask: ['Che cosa resta espressamente escluso?', 'Quando si vedrà il primo risultato?'],
    gap: 'che cosa ci si può aspettare nelle prime settimane e che cosa no',
    cues: 'aspettativa aspettative aspettarsi realistico promessa promesse vantaggio vantaggi beneficio benefici',
  },
  criteria: {
    step: ['Fissare i criteri prima di confrontare', 'Decidere che cosa conta davvero'],
    noun: 'I criteri',
    mistake: ['Scegliere senza criteri', 'Dare lo stesso peso a tutti i criteri'],
    why: [
      'I criteri fissati in anticipo proteggono dal fascino dell’ultimo colloquio. Permettono inoltre di spiegare la scelta più tardi senza doverla difendere.',
      'Sul tema {k} non esiste una risposta migliore in assoluto, ma solo la migliore per un certo scopo. I criteri danno voce a quello scopo.',
    ],
    act: [
      '{Annoti|Annota} tutto ciò che potrebbe contare e {si conceda|concediti} poi tre requisiti irrinunciabili. Il resto è gradito e conta solo quando quei tre sono soddisfatti. L’opzione che ne manca uno è esclusa, per quanto piacevole sia il resto.',
      '{Trasformi|Trasforma} ogni criterio in una domanda a cui si risponde con un sì, un no o una cifra. «Facile da usare» diventa «Ci si riesce senza aiuto dopo una sola spiegazione?». Ciò che non si lascia chiedere così è questione di gusto: va bene, ma su un altro foglio.',
    ],
    check: 'L’elenco è pronto quando un’altra persona, usandolo, arriverebbe alla stessa scelta.',
    slip: [
      'Le opzioni sono sul tavolo prima che qualcuno abbia detto che cosa conta. La scelta segue allora ciò che salta all’occhio: l’esempio più bello, la cifra più bassa, la voce più sicura.',
      'Una tabella lunga con molte righe ha un’aria scrupolosa. Se però tutte pesano uguale, un dettaglio può prevalere sull’unico punto da cui, sul tema {k}, dipende tutto.',
    ],
    items: [
      'Scegliere tre requisiti irrinunciabili; il resto è gradito',
      'Formulare ogni criterio come domanda dalla risposta netta',
      'Fissare i criteri prima di guardare le offerte',
    ],
    ask: ['Quali sono i tre punti non negoziabili?', 'Che cosa escluderebbe subito un’opzione?'],
    gap: 'il criterio che più spesso fa decidere la clientela',
    cues: 'criterio criteri scelta scegliere selezione selezionare requisiti caratteristiche importante importanti migliore migliori giusto giusta',
  },
  compare: {
    step: ['Mettere le opzioni una accanto all’altra', 'Guardare più di una strada'],
    noun: 'Le opzioni a confronto',
    mistake: ['Prendere la prima opzione', 'Confrontare ciò che non è confrontabile'],
    why: [
      'Una sola opzione non è una scelta. Solo la seconda mostra che cosa ha di speciale la prima, e anche lasciare tutto com’è merita una colonna.',
      'Una accanto all’altra, le opzioni rivelano differenze che una dopo l’altra svaniscono. Per una decisione sul tema {k}, una semplice tabella vale spesso più di dieci schede aperte.',
    ],
    act: [
      '{Metta|Metti} le opzioni nelle colonne e i criteri nelle righe. {Compili|Compila} la tabella riga per riga: così un punto viene giudicato con equità per tutte prima di passare al successivo. {Segni|Segna} le caselle in cui si sta indovinando.',
      '{Faccia|Fai} passare lo stesso caso qualunque attraverso ogni opzione: il primo giorno, una settimana normale, il momento in cui qualcosa va storto. Le differenze che contano emergono prima in questo racconto che in un elenco di caratteristiche.',
    ],
    check: 'Il confronto è equo se i sostenitori di ogni opzione vi riconoscono la propria favorita.',
    slip: [
      'Arriva una prima proposta che va bene, ed è un sollievo. Con che cosa sia stata misurata resta oscuro, e alla prima difficoltà tornano i dubbi.',
      'Un’opzione è nota dal dépliant, l’altra dalla vita di tutti i giorni. Un confronto così dice più sull’origine delle informazioni che sul tema {k}.',
    ],
    items: [
      'Mettere almeno due opzioni una accanto all’altra',
      'Aggiungere una colonna per «lasciare tutto com’è»',
      'Segnare ogni casella che poggia su una supposizione',
    ],
    ask: ['Che cosa succede se non cambia nulla?', 'In quale situazione quotidiana le opzioni differiscono di più?'],
    gap: 'due opzioni fra cui la clientela è indecisa, con la differenza in una frase',
    cues: 'confronto confrontare paragone opzione opzioni alternativa alternative differenza differenze tipi tipologie fornitore fornitori prodotto prodotti installatore installatori artigiano',
  },
  sources: {
    step: ['Verificare da dove vengono le informazioni', 'Separare il saputo dal sentito dire'],
    noun: 'Informazioni affidabili',
    mistake: ['Fidarsi del sentito dire', 'Accontentarsi di una sola fonte'],
    why: [
      'I consigli sul tema {k} non mancano. Rari sono quelli che dicono da chi vengono, per chi valgono e quando sono stati verificati l’ultima volta.',
      'Chiedere «E come lo si sa?» non è diffidenza. È la forma più breve di controllo della qualità.',
    ],
    act: [
      '{Rilegga|Rileggi} gli appunti e {scriva|scrivi} una fonte accanto a ogni affermazione importante: un documento, una persona, un’osservazione propria. Quelle senza fonte passano su un altro elenco. Lì si verificano, si segnano come ipotesi o si cancellano.',
      '{Cerchi|Cerca} una seconda fonte, indipendente, per ogni punto che regge la decisione. Le copie dello stesso testo non contano. Dove le due si contraddicono sta la domanda che vale la pena di fare.',
    ],
    check: 'Ogni cifra e ogni nome negli appunti si può far risalire all’origine in un minuto.',
    slip: [
      'Una frase è stata ripetuta così spesso che passa per un fatto. Nessuno ricorda chi l’abbia detta né a proposito di quale caso, eppure ci si appoggia una decisione sul tema {k}.',
      'Una recensione, una raccomandazione, un conoscente che ha provato: una sola fonte sembra bastare finché conferma ciò che si sperava. I suoi limiti si vedono quando il proprio caso è diverso.',
    ],
    items: [
      'Scrivere la fonte di ogni affermazione importante',
      'Cercare una seconda fonte per ciò che regge la decisione',
      'Segnare le ipotesi come ipotesi',
    ],
    ask: ['Quali delle cifre hanno una fonte?', 'A chi conviene che si creda a questa affermazione?'],
    gap: 'una fonte propria per il punto principale, come un progetto, una prova o un rapporto',
    cues: 'fonte fonti informazione informazioni ricerca fatti prove dati studio studi imparare fiducia affidabile',
  },
  budget: {
    step: ['Calcolare il costo completo', 'Contare il tempo oltre al denaro'],
    noun: 'Costi e impegno',
    mistake: ['Guardare solo il primo prezzo', 'Dimenticare l’impegno di ogni mese'],
    why: [
      'Il prezzo in prima pagina è solo la parte del costo che si vede meglio. Tempo, extra, manutenzione e ritorno indietro entrano nella stessa somma.',
      'Chi parla presto di soldi ha ancora una scelta sul tema {k}. Più tardi forse non resta che pagare.',
    ],
    act: [
      '{Tracci|Traccia} quattro righe: una volta, ogni mese, ogni anno, in caso di abbandono. In ciascuna {segni|segna} il denaro e il tempo proprio, con un margine dove manca la cifra. La riga con il margine più ampio è la prima da chiarire.',
      '{Chieda|Chiedi} un’offerta per un caso completo e qualunque, extra compresi. {Calcoli|Calcola} poi quanto costa lasciare tutto com’è. Il prezzo vero è la differenza fra le due cose.',
    ],
    check: 'Il calcolo è completo quando dice anche che cosa succede se si smette.',
    slip: [
      'Vince la cifra più bassa, perché se ne è confrontata una sola. Quello che lascia fuori ricompare sotto altri nomi: un extra, una riparazione, un sabato perso.',
      'L’inizio è calcolato nei dettagli, il secondo anno per niente. Eppure è il piccolo impegno regolare a decidere se una cosa resta sostenibile.',
    ],
    items: [
      'Sommare i costi unici, mensili, annuali e quelli di uscita',
      'Segnare il proprio tempo oltre al denaro',
      'Chiedere un’offerta per un caso completo e qualunque',
    ],
    ask: ['Quanto costa lasciare le cose come stanno?', 'Quale costo torna ogni mese?'],
    gap: 'un esempio di prezzo dalla propria offerta',
    cues: 'costo costi prezzo prezzi budget denaro soldi tariffa tariffe caro economico risparmio risparmiare pagare incentivo incentivi contributo contributi conviene',
  },
  rules: {
    step: ['Leggere le regole e le clausole piccole', 'Sapere che cosa vincola'],
    noun: 'Regole e accordi',
    mistake: ['Saltare le clausole piccole', 'Controllare le regole solo alla fine'],
    why: [
      'Rispettare una regola costa meno prima di firmare, costruire o pubblicare. Dopo, ogni correzione diventa una conversazione a più voci.',
      'Contratti, scadenze e permessi segnano il campo del tema {k}. Chi ne conosce i confini può usare tutto lo spazio che c’è dentro.',
    ],
    act: [
      '{Elenchi|Elenca} tutto ciò che potrebbe vincolare: contratti, permessi, scadenze, assicurazioni, regolamenti. {Annoti|Annota} chi può dare una risposta certa su ciascuno e {chieda|chiedi} per iscritto. Una breve risposta per e-mail vale più di una lunga conversazione che nessuno ha messo su carta.',
      '{Legga|Leggi} l’accordo partendo dalla fine: durata, recesso, responsabilità, sorte dei dati. {Metta|Metti} un punto interrogativo dove si dovrebbe tirare a indovinare e {si faccia|fatti} spiegare quei punti finché non ne resta nessuno.',
    ],
    check: 'Di ogni regola si sa indicare il documento in cui si trova.',
    slip: [
      'Le condizioni somigliano a tutte le altre, quindi si scorre oltre. Diventano interessanti quando qualcosa cambia, e allora non si possono più trattare.',
      'Se sia permesso ci si chiede quando è tutto pronto. A quel punto un no non costa un’idea: costa il lavoro finito.',
    ],
    items: [
      'Raccogliere contratti, permessi e scadenze che valgono',
      'Ottenere per iscritto le risposte certe',
      'Controllare durata, recesso e responsabilità prima di firmare',
    ],
    ask: ['Chi può dare una risposta certa?', 'Che cosa succede se si smette prima del tempo?'],
    gap: 'la regola o la scadenza del settore che si trascura più spesso',
    cues: 'regola regole legge leggi contratto contratti normativa norme permesso permessi autorizzazione assicurazione privacy recesso',
  },
  risk: {
    step: ['Pensare a che cosa può andare storto', 'Preparare una seconda strada'],
    noun: 'I rischi e la seconda strada',
    mistake: ['Non avere un piano B', 'Sperare che non succeda nulla'],
    why: [
      'Un rischio che ha un nome è già grande la metà. Si può tenere d’occhio, ridurre o accettare sapendolo; a sorpresa arriva solo quello taciuto.',
      'Una seconda strada non rallenta. Chi sa come tornare indietro affronta il tema {k} con più coraggio.',
    ],
    act: [
      '{Immagini|Immagina} che sia andata male e {scriva|scrivi} le tre ragioni più probabili. Accanto a ognuna, un segnale precoce e la prima mossa da fare. L’elenco si tiene dove quei segnali si vedrebbero.',
      '{Cerchi|Cerca} il passaggio da cui non si torna indietro. Prima di esso {preveda|prevedi} una sosta: una notte di sonno, una prova, un altro paio d’occhi. Tutto ciò che precede può andare in fretta; quel passaggio no.',
    ],
    check: 'Si è pronti quando si sa a quale segnale ci si fermerebbe.',
    slip: [
      'Parlare di fallimento sembra attirarlo, quindi non se ne parla. Quando poi qualcosa cede, le prime ore se ne vanno a cercare il colpevole invece che a riparare.',
      'Finché tutto va bene, una seconda strada sembra fatica sprecata. Se ne sente la mancanza proprio quando non c’è più il tempo di prepararla.',
    ],
    items: [
      'Annotare le cause di fallimento più probabili, ognuna con un segnale precoce',
      'Individuare il passaggio da cui non si torna indietro',
      'Concordare il segnale che significa fermarsi',
    ],
    ask: ['Che cosa potrebbe cedere per primo, e da che cosa si noterebbe?', 'Quale passaggio è senza ritorno?'],
    gap: 'una difficoltà di un proprio progetto e come è stata risolta',
    cues: 'rischio rischi pericolo pericoli problema problemi difficoltà sfida sfide sicurezza sicuro avviso',
  },
  time: {
    step: ['Prevedere il tempo con un margine', 'Metterlo in calendario'],
    noun: 'Il tempo e il ritmo',
    mistake: ['Pianificare senza margine', 'Aspettare il momento perfetto'],
    why: [
      'Ciò che non ha posto in calendario non succede. Un appuntamento modesto che si rispetta muove più di un piano ambizioso che si rimanda.',
      'Ogni tabella di marcia è fatta di lavoro e di attesa. Sul tema {k} è facile dimenticare l’attesa: una risposta, una consegna, una data libera.',
    ],
    act: [
      '{Tagli|Taglia} il lavoro in pezzi che stiano fra due caffè e {dia|dai} una data a ciascuno. Dopo ogni terzo pezzo {lasci|lascia} una casella vuota. Se non serve, meglio; se serve, il piano sopravvive.',
      '{Parta|Parti} dal giorno in cui tutto dev’essere finito e {pianifichi|pianifica} all’indietro. Prima si segnano le attese, poi il lavoro proprio. Se la prima data cade nel passato, {tolga|togli} qualcosa invece di correre.',
    ],
    check: 'La tabella di marcia regge se una sola giornata storta non la rovescia.',
    slip: [
      'Ogni passo è previsto come se non ci fosse altro da fare. Basta allora una risposta in ritardo per spostare tutto il resto, e la fretta della fine divora la cura dell’inizio.',
      'Prima il mese tranquillo, poi le vacanze, poi l’anno nuovo: c’è sempre un motivo per cominciare più tardi. Intanto la faccenda non aspetta; diventa solo più urgente.',
    ],
    items: [
      'Dare una data a ogni pezzo di lavoro',
      'Segnare le attese prima del lavoro proprio',
      'Tenere libera una casella ogni pochi passi',
    ],
    ask: ['Che cosa si sta aspettando, e chi potrebbe accelerarlo?', 'Qual è l’ultimo giorno utile per cominciare?'],
    gap: 'quanto tempo ci vuole di solito, dal primo contatto al risultato',
    cues: 'tempo tempi scadenza scadenze calendario quando durata giorni settimane pianificare pianificazione stagione data date',
  },
  order: {
    step: ['Trovare l’ordine giusto', 'Cominciare da ciò che blocca il resto'],
    noun: 'L’ordine giusto',
    mistake: ['Cominciare dalla cosa più facile', 'Fare tutto insieme'],
    why: [
      'Gli stessi compiti in un altro ordine possono costare il doppio. Ciò da cui dipendono gli altri va davanti, anche se non è il più piacevole.',
      'L’ordine dà calma. Sapere quale domanda sul tema {k} viene dopo permette di lasciare in pace tutte le altre, per ora.',
    ],
    act: [
      '{Scriva|Scrivi} ogni compito su un foglietto e {si chieda|chiediti} per ciascuno: che cosa dev’essere finito perché qui si possa cominciare? {Disponga|Disponi} i foglietti di conseguenza. Il compito in cui si incrociano più linee merita l’ora migliore della giornata.',
      '{Scelga|Scegli} il compito che apre la strada al maggior numero di altri e {lo finisca|finiscilo} prima di toccare il successivo. Tutto il resto va in un elenco intitolato «non ancora». Basta guardarlo una volta alla settimana, non una volta all’ora.',
    ],
    check: 'In ogni momento si sa dire che cosa viene dopo e perché non qualcos’altro.',
    slip: [
      'Le cose rapide e piacevoli vengono prima, perché danno l’impressione di avanzare. Quella difficile, da cui dipende il resto, aspetta finché non si può più rimandare.',
      'Dieci cose sono cominciate e ognuna è quasi finita. Quasi finito, però, non serve a nessuno: solo ciò che è finito si può usare, mostrare o continuare.',
    ],
    items: [
      'Chiedersi per ogni compito che cosa dev’essere finito prima',
      'Finire il compito che blocca più altri',
      'Tenere un elenco «non ancora» e guardarlo una volta alla settimana',
    ],
    ask: [
      'Che cosa dev’essere finito prima di cominciare?',
      'Quale compito apre la strada al maggior numero di altri?',
    ],
    gap: 'l’ordine in cui si procede in azienda, in tre brevi passi',
    cues: 'ordine passo passi processo procedura sequenza metodo fasi fase installazione montaggio posa',
  },
  owner: {
    step: ['Stabilire chi decide', 'Mettere un nome accanto a ogni compito'],
    noun: 'Le responsabilità',
    mistake: ['Lasciare la responsabilità a tutti', 'Lasciare andare alla deriva le decisioni'],
    why: [
      'Dove tutti sono responsabili, tutti aspettano. Un nome accanto a un compito fa più di un paragrafo di buoni propositi, a casa come al lavoro.',
      'Una decisione che nessuno può prendere la prende il tempo. È più gentile, e più rapido, dire prima chi ha l’ultima parola.',
    ],
    act: [
      '{Metta|Metti} un solo nome dietro ogni compito, compreso il {Suo|tuo}, e {faccia|fai} confermare ciascuno ad alta voce. Accanto, a chi si può chiedere aiuto. I nomi soltanto assegnati non contano.',
      '{Divida|Dividi} le decisioni sul tema {k} in due gruppi: quelle da cui si torna indietro e quelle da cui non si torna. Le prime si prendono in fretta, dove si fa il lavoro. Per le seconde servono una persona e una data.',
    ],
    check: 'Alla domanda su chi decide, tutti rispondono con lo stesso nome.',
    slip: [
      'Un compito viene affidato a più persone insieme, e ognuna conta sulle altre. Nessuno agisce in malafede, eppure non succede nulla finché qualcuno non chiede.',
      'A un colloquio ne segue un altro, e la faccenda «resta in sospeso». Quella che sembra prudenza è spesso solo una domanda mai fatta: chi può dire di sì?',
    ],
    items: [
      'Mettere un nome dietro ogni compito',
      'Separare le decisioni reversibili da quelle definitive',
      'Far confermare a ciascuno il proprio compito',
    ],
    ask: ['Chi ha l’ultima parola?', 'Quali decisioni si possono prendere senza chiedere?'],
    gap: 'chi se ne occupa in azienda e come si può contattare',
    cues: 'responsabile responsabili responsabilità ruolo ruoli decidere decisione decisioni direzione gestione',
  },
  small: {
    step: ['Cominciare con una piccola prova', 'Provare prima di impegnarsi'],
    noun: 'La piccola prova',
    mistake: ['Cominciare troppo in grande', 'Saltare la prova'],
    why: [
      'Una piccola prova risponde a domande che nessuna lettura può risolvere. Costa un pomeriggio, e se va male è comunque un’informazione.',
      'Nessuno va convinto di ciò che ha visto funzionare. Nell’incertezza sul tema {k}, un primo piccolo caso è l’argomento migliore, in un senso o nell’altro.',
    ],
    act: [
      '{Scelga|Scegli} un caso tipico, innocuo e presto fatto. {Decida|Decidi} prima che cosa deve mostrare la prova e da che cosa si noterebbe. Poi si fa per bene, dall’inizio alla fine, invece di un po’ di tutto.',
      '{Rimpicciolisca|Rimpicciolisci} il piano finché non sta in una settimana e in un paio di mani. {Realizzi|Realizza} questa miniatura e {annoti|annota} che cosa ha richiesto più tempo del previsto. La versione grande resta nel cassetto finché quella nota non è scritta.',
    ],
    check: 'La prova è servita se dopo si fa almeno una cosa in modo diverso dal previsto.',
    slip: [
      'L’entusiasmo è grande, e il primo passo anche. Errori che in piccolo avrebbero insegnato qualcosa diventano errori grandi, e tornare indietro costa caro o imbarazza.',
      'Il piano sembra così convincente che una prova pare superflua. Allora la prima volta sul serio fa da prova, solo con una posta più alta.',
    ],
    items: [
      'Scegliere un caso tipico e innocuo per la prova',
      'Decidere prima che cosa deve mostrare la prova',
      'Annotare che cosa è durato di più durante la prova',
    ],
    ask: ['Qual è la versione più piccola che insegna ancora qualcosa?', 'Che cosa farebbe smettere dopo la prova?'],
    gap: 'un piccolo primo passo che si può fare con l’azienda',
    cues: 'prova provare test testare pilota piccolo piccola iniziare principiante principianti primo prima prototipo esperimento',
  },
  simple: {
    step: ['Togliere quello che non serve', 'Tenerlo il più semplice possibile'],
    noun: 'La semplicità',
    mistake: ['Complicare senza bisogno', 'Volere tutto in una volta'],
    why: [
      'Ogni pezzo in più andrà capito, curato e un giorno tolto. Lasciare fuori qualcosa è spesso il miglioramento più efficace, e il meno caro.',
      'Semplice non vuol dire povero. Vuol dire che sul tema {k} si vede a colpo d’occhio quello che conta.',
    ],
    act: [
      '{Scorra|Scorri} il piano e {si chieda|chiediti} per ogni parte: che cosa succederebbe senza? Dove la risposta onesta è «non molto», esce. {Torni|Torna} poi su quello che resta e {ripeta|ripeti} una volta ancora.',
      '{Spieghi|Spiega} a qualcuno l’idea in tre frasi. Ciò che cade per strada forse può sparire del tutto. Ciò che l’altra persona chiede va messo davanti.',
    ],
    check: 'È abbastanza semplice quando una persona nuova se la cava senza istruzioni.',
    slip: [
      'Ogni desiderio, preso da solo, è ragionevole, quindi si esaudiscono tutti. La somma è qualcosa che nessuno abbraccia più con lo sguardo, e il nocciolo resta sepolto sotto.',
      'Il caso particolare viene risolto prima che funzioni quello normale. Le eccezioni danno forma all’insieme, e ogni giorno qualunque paga per ciò che non capita quasi mai.',
    ],
    items: [
      'Chiedersi per ogni parte che cosa succederebbe senza',
      'Spiegare l’idea in tre frasi e tagliare il resto',
      'Risolvere il caso normale prima di quello particolare',
    ],
    ask: ['Che cosa succederebbe a toglierne la metà?', 'Quale parte non mancherebbe a nessuno?'],
    gap: 'qualcosa che si lascia fuori apposta, e il perché',
    cues: 'semplice semplicità semplificare facile minimo meno base basi essenziale essenziali complicato complessità',
  },
  example: {
    step: ['Partire da un esempio concreto', 'Andare a vedere un caso vero'],
    noun: 'Un esempio concreto',
    mistake: ['Restare nell’astratto', 'Decidere senza aver visto un esempio'],
    why: [
      'È nell’esempio che un’affermazione generale deve dimostrare di valere. Mostra subito che cosa era pensato e che cosa suonava soltanto bene.',
      'Un solo caso vero dice di più sul tema {k} di una pagina di principi, purché vi restino i dettagli scomodi.',
    ],
    act: [
      '{Trovi|Trova} qualcuno che l’ha già fatto e {chieda|chiedi} tutta la storia: che cosa si voleva, che cosa si è fatto, che cosa è andato storto, che cosa oggi si farebbe diversamente. Meglio ancora se si può vedere il risultato, possibilmente in un giorno qualunque.',
      '{Descriva|Descrivi} il proprio caso in cinque frasi: chi, dove, che cosa, entro quando e che cosa intralcia. {Prenda|Prendi} poi ogni consiglio e {si chieda|chiediti} che cosa cambierebbe proprio in questo caso. Il consiglio che non cambia nulla si può cancellare.',
    ],
    check: 'Un esempio è buono se chi conosce il caso fa cenno di sì.',
    slip: [
      'Il consiglio è giusto, generale e senza immagini. Tutti sono d’accordo, e nessuno sa che cosa fare diversamente il giorno dopo.',
      'Foto e descrizioni sembrano bastare, quindi nessuno va a vedere. Ciò che la foto non mostrava si nota il primo giorno d’uso, quando ormai fa parte dell’arredo.',
    ],
    items: [
      'Parlare con qualcuno che l’ha già fatto',
      'Descrivere il proprio caso in cinque frasi',
      'Mettere ogni consiglio alla prova del proprio caso',
    ],
    ask: ['Com’è in un caso concreto?', 'In quale caso il consiglio abituale sarebbe sbagliato?'],
    gap: 'un breve caso dal proprio lavoro, raccontato con il permesso degli interessati',
    cues: 'esempio esempi caso casi pratica storia storie idea idee ispirazione uso usi applicazione applicazioni ricetta ricette',
  },
  tools: {
    step: ['Preparare strumenti e materiale', 'Scegliere gli strumenti per ultimi'],
    noun: 'Gli strumenti',
    mistake: ['Comprare troppo presto', 'Usare troppi strumenti insieme'],
    why: [
      'Uno strumento accelera quello che c’è, anche il disordine. Solo quando è chiaro che cosa fare si riconosce quello che toglie davvero lavoro.',
      'Lo strumento migliore è spesso quello che c’è già e che si conosce bene. La familiarità è una qualità che non compare in nessuna pubblicità.',
    ],
    act: [
      '{Faccia|Fai} il lavoro una volta con quello che c’è e {annoti|annota} dove era faticoso, dove si sono infilati errori e dove andava veloce. Solo per i primi due vale la pena di cercare di meglio. Ciò che va veloce può restare.',
      '{Metta|Metti} sul tavolo tutto ciò che c’è già per il tema {k} e {scriva|scrivi} accanto a ogni cosa a che cosa serve solo quella. Se due fanno lo stesso, una può andare. Quello che manca dopo forma una breve lista della spesa.',
    ],
    check: 'Uno strumento si è guadagnato il posto se dopo una settimana mancherebbe.',
    slip: [
      'Un nuovo strumento promette ordine, e sceglierlo sembra lavoro vero. Alla fine le vecchie domande sono ancora aperte; hanno solo traslocato.',
      'Un elenco qui, una cartella là, accordi sparsi in una chat: ogni cosa da sola va bene. Insieme costano il tempo che ciascuna doveva far risparmiare.',
    ],
    items: [
      'Fare una volta con quello che c’è prima di comprare',
      'Tenere un solo strumento per ogni uso',
      'Preparare tutto prima di cominciare',
    ],
    ask: ['Quale parte è davvero faticosa senza aiuto?', 'Che cosa c’è già che basterebbe?'],
    gap: 'lo strumento o il modello che si usa in azienda, e per che cosa',
    cues: 'strumento strumenti software applicazione attrezzatura modello modelli tecnologia materiale materiali utensili ingredienti risorse',
  },
  feedback: {
    step: ['Chiedere un secondo parere', 'Far guardare qualcun altro'],
    noun: 'Un secondo parere',
    mistake: ['Chiedere consiglio troppo tardi', 'Raccogliere complimenti invece di pareri'],
    why: [
      'Uno sguardo esterno sulla bozza cambia la bozza. Uno sguardo esterno sul lavoro finito cambia l’umore. Prima arriva, meno costa ogni osservazione.',
      'Dopo un po’ il proprio piano non lo si vede più. Chi sente parlare per la prima volta del tema {k} trova il punto debole in pochi minuti, solo facendo domande.',
    ],
    act: [
      '{Mostri|Mostra} la bozza a due persone che non hanno nulla da guadagnarci, finché è incompiuta. All’inizio non {spieghi|spiegare} niente. {Annoti|Annota} dove esitano e {chieda|chiedi} poi proprio di quei punti.',
      '{Chieda|Chiedi} una cosa da tenere, una da cambiare e una da togliere. Così è facile essere sinceri e difficile essere cortesi. Poi {ringrazi|ringrazia}, {decida|decidi} per conto proprio e {racconti|racconta} com’è andata a finire.',
    ],
    check: 'Il secondo parere è servito se ha fatto cambiare qualcosa che piaceva.',
    slip: [
      'Si lima finché non è presentabile. A quel punto nessuno osa più toccare le fondamenta, e le osservazioni riguardano i colori e le virgole.',
      '«Allora, piace?» porta risposte gentili. Fanno bene e lasciano tutto com’era, anche il punto in cui più tardi ci si incepperà.',
    ],
    items: [
      'Mostrare il piano a due persone finché è incompiuto',
      'Chiedere una cosa da tenere, una da cambiare e una da togliere',
      'Dire a chi ha dato un parere che cosa è cambiato',
    ],
    ask: ['Dove ha esitato l’ultima persona?', 'Che cosa toglierebbe qualcun altro?'],
    gap: 'un’osservazione della clientela che ha fatto cambiare qualcosa',
    cues: 'parere pareri opinione opinioni recensione recensioni feedback consulenza consiglio consigli testimonianze valutazione valutazioni reazioni',
  },
  document: {
    step: ['Scrivere ciò che si è concordato', 'Tenere gli appunti in un solo posto'],
    noun: 'Quello che resta scritto',
    mistake: ['Non mettere per iscritto gli accordi', 'Prendere appunti che nessuno trova'],
    why: [
      'Ciò che è scritto non va più ricordato, discusso o spiegato di nuovo. Bastano tre righe dopo una conversazione.',
      'La memoria è gentile: adatta ciò che si è concordato a ciò che si desidera adesso. Una breve nota sul tema {k} mantiene onesto l’accordo, e anche il rapporto.',
    ],
    act: [
      '{Tenga|Tieni} una sola pagina con tre titoli: deciso, aperto, prossimo. {La aggiorni|Aggiornala} alla fine di ogni conversazione, finché ci sono ancora tutti. Ogni voce porta una data e non si cancella mai; si barra.',
      '{Scriva|Scrivi} per ogni decisione una frase con il motivo. Non tutti gli argomenti, solo quello che ha fatto pendere la bilancia. Chi ci tornerà sopra vedrà se vale ancora.',
    ],
    check: 'Gli appunti funzionano se chi è mancato riesce a rimettersi in pari senza aiuto.',
    slip: [
      'C’erano tutti, quindi nessuno ha scritto nulla. Qualche settimana dopo ci sono tante versioni dell’accordo quante erano le sedie.',
      'Tutto è annotato, per esteso e in più posti. Siccome nessuno sa quale versione valga, alla fine ci si richiede tutto a vicenda.',
    ],
    items: [
      'Tenere una pagina: deciso, aperto, prossimo',
      'Annotare il motivo di ogni decisione',
      'Confermare per iscritto gli accordi a voce',
    ],
    ask: ['Dove si può rileggere l’accordo?', 'Qual era il motivo dell’ultima decisione?'],
    gap: 'un proprio documento o elenco da offrire a chi legge, con il link',
    cues: 'documento documenti documentazione appunti note scritto scrivere verbale registro archivio ricevuta',
  },
  measure: {
    step: ['Stabilire da che cosa si vedrà il successo', 'Scegliere una cifra da seguire'],
    noun: 'I segni della riuscita',
    mistake: ['Misurare tutto o niente', 'Misurare ciò che è facile invece di ciò che conta'],
    why: [
      'Quello che nessuno osserva si giudica a umore. Una sola cifra annotata con regolarità basta per vedere se si va nella direzione giusta.',
      'Misurare non è un fine. Una cifra sul tema {k} è buona se domani farebbe agire diversamente.',
    ],
    act: [
      '{Scelga|Scegli} una sola cifra che cambi quando l’obiettivo si avvicina. {Annoti|Annota} il suo valore di oggi, prima che succeda qualcosa, e il giorno della prossima lettura. Senza questo primo valore i successivi sono solo numeri.',
      '{Si chieda|Chiediti} prima che cosa fare se la cifra sale e che cosa se scende. Se le due risposte sono uguali, ne serve un’altra. Quella buona va in una tabella semplice che non si possa ignorare.',
    ],
    check: 'Una misura è giusta se può portare anche cattive notizie.',
    slip: [
      'O non c’è nessuna cifra, o ce ne sono così tante che una fa sempre bella figura. In entrambi i casi, dopo si parla di impressioni.',
      'Nella tabella finisce ciò che si conta da sé. Il numero che risponderebbe alla vera domanda sul tema {k} andrebbe raccolto a mano, e proprio per questo manca.',
    ],
    items: [
      'Scegliere una cifra che segua l’obiettivo',
      'Annotare il valore di oggi di quella cifra',
      'Fissare il giorno della prossima lettura',
    ],
    ask: ['Quale cifra cambierebbe se funzionasse?', 'Che cosa si farà se le cifre peggiorano?'],
    gap: 'una cifra dai propri registri che mostri un risultato, con data e fonte',
    cues: 'misurare misura metriche indicatore indicatori successo cifre numeri analisi prestazioni impatto monitoraggio efficienza rendimento',
  },
  review: {
    step: ['Fissare una data per un secondo sguardo', 'Guardare indietro e correggere'],
    noun: 'Il secondo sguardo',
    mistake: ['Non guardare mai indietro', 'Aggrapparsi a un piano superato'],
    why: [
      'Una decisione non deve durare per sempre; deve durare fino al prossimo sguardo. Una data fissa toglie pressione e rende naturale correggere.',
      'Il senno di poi serve solo se ha un’occasione per parlare. Senza una data, quello che si è imparato sul tema {k} svanisce con la prossima settimana piena.',
    ],
    act: [
      'Prima di chiudere, {segni|segna} un appuntamento con tre domande: che cosa ha retto, che cosa no, che cosa è stata una sorpresa? Mezza pagina di risposte basta. Dopo si cambia esattamente una cosa.',
      '{Confronti|Confronta} il risultato con la frase dell’inizio. Non si tratta di sapere di chi è la colpa di una differenza, ma quale informazione allora mancava. {La aggiunga|Aggiungila} all’elenco per la prossima volta.',
    ],
    check: 'Guardare indietro è servito se la prossima partenza è più breve della precedente.',
    slip: [
      'Appena una cosa è finita, comincia la successiva. Quello che se ne poteva imparare svanisce in pochi giorni, e la stessa deviazione si fa una seconda volta.',
      'Il piano è costato molto lavoro, quindi lo si segue, anche dove le circostanze sono visibilmente cambiate. La coerenza diventa allora più importante del risultato.',
    ],
    items: [
      'Segnare una data per guardare indietro',
      'Rispondere a tre domande: che cosa ha retto, che cosa no, che cosa ha sorpreso',
      'Cambiare esattamente una cosa dopo aver guardato indietro',
    ],
    ask: ['Che cosa è stata una sorpresa l’ultima volta?', 'Quale informazione mancava al momento di decidere?'],
    gap: 'qualcosa che oggi si fa diversamente rispetto all’inizio, e il perché',
    cues: 'rivedere revisione valutare bilancio lezioni migliorare miglioramento ottimizzare ottimizzazione correggere retrospettiva',
  },
  upkeep: {
    step: ['Prevedere il dopo', 'Farne un’abitudine'],
    noun: 'Quello che viene dopo',
    mistake: ['Scambiare la partenza per il traguardo', 'Lasciare la cura al caso'],
    why: [
      'L’avvio attira l’attenzione; a decidere sono i mesi seguenti. Un po’ di cura a intervalli regolari mantiene buono un buon risultato.',
      'Le abitudini alleggeriscono. Ciò che ha un posto nella settimana non chiede più una decisione, e tanto meno forza di volontà.',
    ],
    act: [
      '{Scriva|Scrivi} che cosa c’è da fare sul tema {k} ogni settimana, ogni mese e ogni anno, e {agganci|aggancia} ogni punto a qualcosa che succede comunque. Ciò che segue un’abitudine si mantiene; un appuntamento nuovo, di rado.',
      '{Concordi|Concorda} un segnale che chiede attenzione: un rumore, una domanda che torna tre volte, un elenco che si allunga soltanto. Qualcuno lo tiene d’occhio. Il resto può fare il suo corso.',
    ],
    check: 'È diventata un’abitudine quando funziona anche mentre qualcuno manca.',
    slip: [
      'Dopo l’inizio tutti passano ad altro. Ciò che si è ottenuto invecchia in silenzio, e ci se ne accorge quando qualcuno ne ha urgente bisogno.',
      'La cura resta a chi ha tempo, cioè a nessuno. Le piccole lacune crescono finché ricominciare da capo sembra più facile che riparare.',
    ],
    items: [
      'Elencare i compiti della settimana, del mese e dell’anno',
      'Agganciare ogni compito regolare a qualcosa che succede comunque',
      'Indicare chi subentra in caso di assenza',
    ],
    ask: ['Che cosa c’è da fare ogni mese?', 'Chi se ne accorge quando non se ne occupa più nessuno?'],
    gap: 'quale accompagnamento c’è dopo e come si ottiene',
    cues: 'manutenzione mantenere cura curare dopo routine abitudine abitudini quotidiano settimanale duraturo',
  },
}
