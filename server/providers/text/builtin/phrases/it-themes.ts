import type { Phrases } from './types.ts'

export const themes: Phrases['themes'] = {
  goal: {
    step: ['Mettere l’obiettivo in una frase', 'Decidere che cosa deve essere diverso alla fine'],
    noun: 'L’obiettivo di fondo',
    mistake: ['Partire senza un obiettivo', 'Lasciare l’obiettivo nel vago'],
    why: [
      'Chi comincia a leggere qualcosa sul tema {k} incontra cento risposte prima ancora di avere una domanda. Un obiettivo in una frase capovolge la situazione: quello che non serve a raggiungerlo si può saltare.',
      'Due persone possono fare scelte opposte e avere ragione entrambe, perché vogliono cose diverse. Che cosa {vuole lei|vuoi tu} è l’unica informazione che nessuna guida può dare, perciò viene per prima.',
    ],
    act: [
      '{Scriva|Scrivi} che cosa deve cambiare: da quale segno {se ne accorgerà|te ne accorgerai}, dove si vedrà e che cosa può restare com’è. Poi {cancelli|cancella} ogni aggettivo che nessuno potrebbe verificare. Quello che rimane è l’obiettivo.',
      '{Completi|Completa} per iscritto la frase «Ne è valsa la pena se …», e con pignoleria: un’ora, un luogo, una scena della {sua|tua} settimana. {La legga|Leggila} a qualcuno e {chieda|chiedi} di ripeterla. Dove le due versioni si allontanano, la formulazione è ancora troppo vaga.',
    ],
    check: 'Ci siamo quando un estraneo, leggendo la frase, saprebbe dire se l’obiettivo è stato raggiunto.',
    slip: [
      'All’inizio ci sono la sensazione che qualcosa vada fatto e la prima offerta che capita. Che cosa debba andare meglio dopo, nessuno lo dice a voce alta. Così il risultato è finito, pagato e un po’ fuori bersaglio.',
      '«Meglio», «più moderno», «più sostenibile»: l’obiettivo suona bene e andrebbe bene a chiunque. Proprio per questo non decide nulla, e i veri desideri su {k} vengono a galla quando è tardi per tenerne conto.',
    ],
    items: [
      'Scrivere l’obiettivo in una frase verificabile',
      'Annotare da quale segno si capirà che è raggiunto',
      'Annotare che cosa può restare esattamente com’è',
    ],
    ask: ['Che cosa deve cambiare, in concreto?', 'Quando si potrà dire che lo sforzo è stato ripagato?'],
    gap: 'che cosa vogliono ottenere i clienti, con parole loro',
    cues: 'obiettivo obiettivi scopo scopi finalità traguardo traguardi risultato risultati intenzione',
  },
  start: {
    step: ['Fare il punto della situazione', 'Descrivere le cose come stanno oggi'],
    noun: 'Il punto di partenza',
    mistake: ['Trascurare quello che c’è già', 'Progettare su una situazione immaginaria'],
    why: [
      'Un buon consiglio su {k} dipende dal punto in cui ci si trova, e quello si vede solo da vicino. Pochi minuti con una matita in mano risparmiano un piano fatto su misura per qualcun altro.',
      'Quello che già funziona non va comprato, imparato o inventato di nuovo. È facile non vederlo, proprio perché non dà problemi.',
    ],
    act: [
      '{Divida|Dividi} un foglio in tre colonne: funziona, intralcia, non so. {Lo compili|Compilalo} pensando a una settimana normale, non a quella ideale. La colonna più utile è la terza, perché dice che cosa scoprire per prima cosa.',
      '{Segua|Segui} un caso qualunque dall’inizio alla fine e {annoti|annota} ogni passaggio come avviene davvero. {Metta|Metti} un segno ovunque si aspetti, si chieda o si faccia la stessa cosa due volte. Si comincia dal punto che raccoglie più segni.',
    ],
    check: 'Un buon inventario contiene almeno una cosa che nessuno si aspettava.',
    slip: [
      'Il piano parte da come le cose dovrebbero essere. Misure, abitudini e vecchi accordi saltano fuori soltanto quando sono d’intralcio, e ciascuno costa allora un giro in più.',
      'Tutta l’attenzione va a quello che c’è di nuovo in fatto di {k}. Quello che è già in casa non lo guarda nessuno, e alla fine si sostituisce ciò che una piccola riparazione avrebbe salvato.',
    ],
    items: [
      'Annotare che cosa oggi funziona e deve restare',
      'Ripercorrere un caso qualunque e segnare ogni ritardo',
      'Mettere per iscritto quello che ancora non si sa',
    ],
    ask: ['Che cosa funziona oggi e non deve andare perso?', 'Dove si perde tempo, al momento?'],
    gap: 'la situazione in cui di solito si trovano le persone al primo contatto',
    cues: 'oggi situazione attuale partenza stato inventario contesto premessa esistente diagnosi',
  },
  people: {
    step: ['Sentire chi è coinvolto', 'Coinvolgere presto gli altri'],
    noun: 'Le persone coinvolte',
    mistake: ['Chiedere agli altri troppo tardi', 'Decidere sopra la testa degli altri'],
    why: [
      'Le decisioni su {k} si prendono raramente in solitudine, anche quando la firma è una sola. Qualcuno condivide gli spazi, il budget o le conseguenze, e preferisce essere interpellato prima piuttosto che dopo.',
      'Un’obiezione ascoltata presto è un’indicazione. La stessa obiezione, alla fine, è un ostacolo.',
    ],
    act: [
      '{Elenchi|Elenca} chi ha voce in capitolo, chi dà una mano e chi dovrà convivere con il risultato. A ciascuno {faccia|fai} due domande: che cosa non deve succedere e che cosa renderebbe utile lo sforzo. {Trascriva|Trascrivi} le risposte parola per parola; un riassunto sarebbe già un’interpretazione.',
      '{Racconti|Racconta} che cosa {ha|hai} in mente a una delle persone coinvolte, prima che la decisione sia presa. {Chieda|Chiedi} l’argomento contrario più forte e non {risponda|rispondere} subito. La risposta migliore arriva il giorno dopo.',
    ],
    check: 'Si è chiesto abbastanza quando l’ultimo colloquio non ha portato niente di nuovo.',
    slip: [
      'Doveva essere una bella sorpresa, oppure mancava semplicemente il tempo di chiedere. Ora gli altri si trovano davanti al fatto compiuto, e domande da cinque minuti diventano questioni di principio.',
      'Su {k} si sente soltanto chi è comunque d’accordo. I dubbi silenziosi degli altri non spariscono: tornano sotto forma di ritardi, eccezioni e sospiri.',
    ],
    items: [
      'Elencare chi decide, chi aiuta e chi ne sente gli effetti',
      'Chiedere a ciascuno che cosa non deve succedere',
      'Far sapere a tutti che fine hanno fatto le loro proposte',
    ],
    ask: ['Chi dovrà convivere con il risultato?', 'Di chi manca ancora l’assenso?'],
    gap: 'chi è coinvolto di solito dalla parte del cliente e che cosa chiede per prima cosa',
    cues: 'persone gente squadra team collaboratori dipendenti clienti cliente utenti famiglia colleghi comunità destinatari',
  },
  terms: {
    step: ['Imparare le parole che contano', 'Chiarire prima i termini'],
    noun: 'Le parole giuste',
    mistake: ['Annuire davanti a parole sconosciute', 'Dare per scontati i termini tecnici'],
    why: [
      'Intorno al tema {k} girano parole che tutti usano e quasi nessuno spiega. Una volta chiarite le cinque più frequenti, un preventivo, un manuale o una conversazione si seguono senza annuire a caso.',
      'Molti disaccordi riguardano soltanto le parole. Appena è chiaro che cosa un termine comprende e che cosa no, buona parte della discussione si risolve da sé.',
    ],
    act: [
      '{Raccolga|Raccogli} le parole che tornano più spesso e {le spieghi|spiegale} in una frase ciascuna, come al vicino di casa. Se per farlo serve un altro termine tecnico, ecco la prossima parola della lista. Dove resta un dubbio {lasci|lascia} uno spazio bianco, e {chieda|chiedi} proprio di quello.',
      '{Prenda|Prendi} un preventivo, un articolo o delle istruzioni e {sottolinei|sottolinea} ogni parola da cercare sul dizionario. A chi l’ha scritta {chieda|chiedi} di ripetere la frase facendone a meno. Una buona risposta è breve e contiene un esempio.',
    ],
    check: 'Un termine è acquisito quando entra senza errori in una frase sul proprio caso.',
    slip: [
      'Una parola suona familiare, quindi nessuno chiede. Le due parti dicono la stessa cosa e ne intendono due diverse, e la differenza emerge con la fattura o il giorno della consegna.',
      'I termini tecnici passano per qualità: più ce ne sono, più il consiglio sembra esperto. Che cosa significhino nel caso concreto rimane in sospeso, e con esso la vera domanda su {k}.',
    ],
    items: [
      'Spiegare in una frase ciascuno i termini più frequenti',
      'Chiedere di ogni parola capita solo a metà',
      'Scrivere la parola semplice accanto a quella tecnica',
    ],
    ask: [
      'Davanti a quale parola finora si è soltanto annuito?',
      'Che cosa comprende esattamente il termine principale?',
    ],
    gap: 'il termine che viene frainteso più spesso, con una spiegazione propria',
    cues: 'termine termini significato definizione definizioni glossario vocabolario parole linguaggio gergo lessico significa',
  },
  questions: {
    step: ['Raccogliere le domande aperte', 'Chiedere prima di rispondere'],
    noun: 'Le domande giuste',
    mistake: ['Rispondere prima che la domanda sia chiara', 'Tenere per sé le domande semplici'],
    why: [
      'Una buona domanda fa risparmiare più tempo di una risposta veloce. Mostra che cosa manca davvero: un’informazione, una decisione o soltanto una chiacchierata.',
      'Dietro una domanda su {k} di solito se ne nascondono altre tre. Finché nessuno le pronuncia, anche una risposta corretta lascia al punto di prima.',
    ],
    act: [
      '{Scriva|Scrivi} ogni domanda aperta su un foglietto e {divida|dividi} i foglietti in tre mucchi: da cercare, da decidere, da provare. {Cominci|Comincia} dal mucchio di mezzo. Le decisioni bloccano tutto il resto, e nessun motore di ricerca può prenderle.',
      '{Prepari|Prepara} tre domande prima di ogni colloquio e {annoti|annota} le risposte con le parole di chi le dà. {Faccia|Fai} ovunque le stesse tre. Soltanto così le risposte si possono confrontare.',
    ],
    check: 'Ogni domanda ha una fonte da cui arriverà la risposta e un giorno entro cui averla.',
    slip: [
      'La prima risposta plausibile è benvenuta, perché mette fine all’incertezza. Se risponda davvero alla domanda fatta non lo controlla più nessuno, e in breve lo stesso punto torna sul tavolo.',
      'A nessuno piace passare per incompetente, perciò le domande semplici su {k} non si fanno. I vuoti si riempiono di supposizioni, e le supposizioni dopo un po’ cominciano a sembrare conoscenze.',
    ],
    items: [
      'Raccogliere in un solo posto tutte le domande aperte',
      'Separare ciò che si può cercare da ciò che va deciso',
      'Fare le stesse tre domande in ogni colloquio',
    ],
    ask: ['Che cosa bisognerebbe sapere per decidere oggi?', 'Quale domanda continua a tornare?'],
    gap: 'la domanda che arriva più spesso, con la propria risposta',
    cues: 'domanda domande chiedere quesiti faq risposta risposte rispondere dubbi',
  },
  expectations: {
    step: ['Darsi aspettative realistiche', 'Scoprire che cosa non è compreso'],
    noun: 'Che cosa ci si può aspettare',
    mistake: ['Aspettarsi troppo e troppo presto', 'Non dire ad alta voce le aspettative'],
    why: [
      'La delusione è la distanza fra ciò che ci si aspettava e ciò che arriva. Una parte si può togliere in anticipo, dicendo semplicemente che cosa è compreso e che cosa no.',
      'Le prime settimane possono essere diverse dalla brochure, nel caso di {k} come per ogni novità. A saperlo prima si sopportano molto meglio.',
    ],
    act: [
      '{Faccia|Fai} due liste: «Su questo posso contare» e «Questo richiede più tempo o si paga a parte». {Lasci|Lascia} compilare la seconda a chi consiglia o fornisce. Se non trova nulla da scriverci, conviene insistere.',
      '{Descriva|Descrivi} il primo risultato visibile a occhio nudo, anche minimo, e quando arriverà. Poi {descriva|descrivi} che cosa peggiorerà prima di migliorare. Una deviazione si accetta più volentieri quando era già segnata sulla mappa.',
    ],
    check: 'Le aspettative sono chiare quando nessuno deve più chiedere: «E quando si vede qualcosa?».',
    slip: [
      'Il risultato viene dipinto a tinte vivaci, dagli altri o da sé stessi. Il primo giorno normale sembra allora una battuta d’arresto, benché tutto proceda secondo i piani.',
      'Ciascuno dà per scontato che gli altri abbiano in mente lo stesso risultato. Siccome pare ovvio, nessuno lo dice, e la differenza salta agli occhi proprio alla consegna.',
    ],
    items: [
      'Annotare che cosa è compreso e che cosa no',
      'Descrivere il primo risultato che si potrà vedere',
      'Scoprire quale fase rischia di essere faticosa',
    ],
    ask: ['Che cosa è espressamente escluso?', 'Quando si vedrà il primo risultato?'],
    gap: 'che cosa i clienti possono aspettarsi nelle prime settimane e che cosa no',
    cues: 'aspettative aspettativa aspettarsi realistico promessa promesse esito vantaggi vantaggio benefici beneficio',
  },
  criteria: {
    step: ['Fissare i criteri prima del confronto', 'Decidere che cosa conta davvero'],
    noun: 'I criteri di scelta',
    mistake: ['Scegliere senza criteri', 'Dare lo stesso peso a ogni criterio'],
    why: [
      'I criteri fissati in anticipo proteggono dal fascino dell’ultima conversazione. E permettono, più avanti, di spiegare la scelta senza doverla difendere.',
      'In fatto di {k} non c’è una risposta migliore in assoluto, ce n’è una migliore per un certo scopo. I criteri danno un nome a quello scopo.',
    ],
    act: [
      '{Annoti|Annota} tutto ciò che potrebbe contare, poi {si conceda|concediti} tre requisiti irrinunciabili. Il resto è gradito, ma pesa soltanto quando quei tre sono soddisfatti. Un’opzione a cui ne manca uno è fuori, per quanto attraente sia il resto.',
      '{Trasformi|Trasforma} ogni criterio in una domanda a cui si risponde con sì, no o una cifra. «Facile da usare» diventa «Riesco a farlo senza aiuto dopo una sola spiegazione?». Quello che non si può chiedere così è questione di gusto: {lo tenga|tienilo}, ma su un altro foglio.',
    ],
    check: 'La lista è pronta quando un’altra persona, usandola, arriverebbe alla stessa scelta.',
    slip: [
      'Le opzioni sono sul tavolo prima che qualcuno abbia detto che cosa importa. Così la scelta segue quello che salta all’occhio: l’esempio più bello, la cifra più bassa, la voce più sicura.',
      'Una tabella lunga, con molte righe, ha l’aria accurata. Ma se ogni riga pesa allo stesso modo, un dettaglio può mettere in minoranza l’unico punto da cui, in tema di {k}, dipende tutto.',
    ],
    items: [
      'Scegliere tre requisiti irrinunciabili e chiamare il resto gradito',
      'Formulare ogni criterio come domanda con risposta netta',
      'Stabilire i criteri prima di guardare le offerte',
    ],
    ask: ['Quali tre punti non sono trattabili?', 'Che cosa farebbe scartare subito un’opzione?'],
    gap: 'il criterio che più spesso fa decidere i clienti',
    cues: 'criterio criteri scegliere scelta scelte selezione requisiti caratteristiche importante importanti giusto giusta migliore migliori',
  },
  compare: {
    step: ['Mettere le opzioni una accanto all’altra', 'Guardare più di una strada'],
    noun: 'Le opzioni a confronto',
    mistake: ['Prendere la prima opzione', 'Confrontare cose non confrontabili'],
    why: [
      'Un’opzione sola non è una scelta. Solo la seconda mostra che cos’ha di speciale la prima, e anche lasciare tutto com’è merita una colonna.',
      'Fianco a fianco si vedono differenze che, una dopo l’altra, svaniscono. Per decidere su {k}, una semplice tabella vale spesso più di dieci schede aperte.',
    ],
    act: [
      '{Metta|Metti} le opzioni nelle colonne e i criteri nelle righe. {Compili|Compila} la tabella riga per riga: così ogni punto viene giudicato con equità per tutte le opzioni, prima di passare al successivo. {Segni|Segna} le caselle riempite a intuito.',
      '{Faccia|Fai} passare lo stesso caso quotidiano attraverso ogni opzione: il primo giorno, una settimana normale, il momento in cui qualcosa va storto. Le differenze importanti si vedono prima in un racconto del genere che in un elenco di funzioni.',
    ],
    check: 'Il confronto è equo se i sostenitori di ogni opzione vi riconoscono la loro.',
    slip: [
      'Arriva la prima proposta che calza, ed è un sollievo. Con che cosa la si sia misurata resta poco chiaro, e alla prima difficoltà i dubbi sono di nuovo lì.',
      'Un’opzione la si conosce dal catalogo, l’altra dalla vita di tutti i giorni. Un confronto così dice più sull’origine delle informazioni che sul tema {k}.',
    ],
    items: [
      'Mettere fianco a fianco almeno due opzioni',
      'Aggiungere una colonna per l’ipotesi di non cambiare nulla',
      'Segnare ogni casella che si regge su una supposizione',
    ],
    ask: ['Che cosa succede se tutto rimane uguale?', 'In quale situazione quotidiana le opzioni differiscono di più?'],
    gap: 'due opzioni fra cui i clienti sono spesso indecisi, con la differenza in una frase',
    cues: 'confronto confrontare confronti opzione opzioni alternativa alternative differenza differenze tipi tipologie prodotto prodotti fornitore fornitori installatore partner esperto',
  },
  sources: {
    step: ['Verificare da dove vengono le informazioni', 'Separare ciò che si sa dal sentito dire'],
    noun: 'Informazioni affidabili',
    mistake: ['Affidarsi al sentito dire', 'Fidarsi di una sola fonte'],
    why: [
      'I consigli su {k} non mancano. Sono rari quelli che dicono chi li dà, per chi valgono e quando sono stati verificati l’ultima volta.',
      'Chiedere «Da dove risulta?» non è sfiducia. È la forma più breve di controllo di qualità.',
    ],
    act: [
      '{Ripassi|Ripassa} gli appunti e accanto a ogni affermazione che conta {scriva|scrivi} la fonte: un documento, una persona, un’osservazione diretta. Le affermazioni che non ne hanno vanno su una lista a parte. Lì si verificano, si segnano come ipotesi oppure si eliminano.',
      '{Cerchi|Cerca} una seconda fonte, indipendente, per ogni punto che regge la decisione. Le copie dello stesso testo non valgono. Dove le due fonti si contraddicono, c’è la domanda che merita di essere fatta.',
    ],
    check: 'Di ogni cifra e di ogni nome negli appunti si ritrova l’origine in un minuto.',
    slip: [
      'Una frase è stata ripetuta tante volte da passare per un fatto. Nessuno ricorda chi l’abbia detta per primo né a proposito di quale caso, eppure ci si costruisce sopra una decisione su {k}.',
      'Una recensione, una raccomandazione, un amico che l’ha provato: una sola fonte sembra bastare finché conferma le speranze. I suoi limiti si scoprono quando il proprio caso va diversamente.',
    ],
    items: [
      'Scrivere la fonte accanto a ogni affermazione che conta',
      'Trovare una seconda fonte per ciò che regge la decisione',
      'Segnare le ipotesi come ipotesi',
    ],
    ask: ['Quali cifre hanno una fonte?', 'A chi conviene che questa affermazione venga creduta?'],
    gap: 'una fonte propria per il punto principale, per esempio un progetto, una prova o un rapporto',
    cues: 'fonte fonti informazioni informazione ricerca ricerche fatti dati studio studi imparare affidabile affidabili fiducia',
  },
  budget: {
    step: ['Calcolare il costo completo', 'Contare la fatica oltre al denaro'],
    noun: 'Costi e impegno',
    mistake: ['Guardare soltanto il primo prezzo', 'Dimenticare l’impegno che continua'],
    why: [
      'Il prezzo in prima pagina è la parte del costo più facile da vedere. Tempo, accessori, manutenzione e strada del ritorno vanno nello stesso conto.',
      'Chi parla presto di soldi, in tema di {k} può ancora scegliere. Più tardi potrebbe non restare altro che pagare.',
    ],
    act: [
      '{Prepari|Prepara} quattro righe: una volta, ogni mese, ogni anno, quando si smette. In ciascuna {inserisca|inserisci} il denaro e il {suo|tuo} tempo, e dove manca una cifra un intervallo. La riga con l’intervallo più ampio è la prima da chiarire.',
      '{Si faccia|Fatti} fare un’offerta per un caso completo e ordinario, extra compresi. Poi {calcoli|calcola} quanto costa lasciare le cose come stanno. La differenza fra le due somme è il prezzo vero.',
    ],
    check: 'Il conto è completo quando dice anche che cosa succede se si smette.',
    slip: [
      'Vince la cifra più bassa, perché se n’è confrontata una sola. Quello che lascia fuori ricompare più tardi con altri nomi: un’aggiunta, una riparazione, un sabato perso.',
      'L’inizio è calcolato nei dettagli, il secondo anno per niente. Eppure è lo sforzo piccolo e regolare a decidere se una cosa rimane sostenibile.',
    ],
    items: [
      'Sommare i costi una tantum, mensili, annuali e di uscita',
      'Inserire nel conto anche il proprio tempo',
      'Chiedere un’offerta per un caso completo e ordinario',
    ],
    ask: ['Quanto costa lasciare tutto com’è?', 'Quale spesa torna ogni mese?'],
    gap: 'un esempio di prezzo dalla propria offerta',
    cues: 'costo costi costa prezzo prezzi tariffe budget denaro soldi spesa spese caro economico risparmiare risparmio conviene incentivi detrazione preventivo',
  },
  rules: {
    step: ['Leggere le regole e le clausole scritte in piccolo', 'Scoprire a che cosa ci si vincola'],
    noun: 'Regole e accordi',
    mistake: ['Saltare le clausole scritte in piccolo', 'Controllare le regole soltanto alla fine'],
    why: [
      'Rispettare le regole costa meno prima che qualcosa sia firmato, costruito o pubblicato. Dopo, ogni correzione diventa una trattativa a più voci.',
      'Contratti, scadenze e permessi disegnano la cornice del tema {k}. Chi la conosce può usare tutto lo spazio che c’è dentro.',
    ],
    act: [
      '{Elenchi|Elenca} tutto ciò che potrebbe vincolare: contratti, permessi, scadenze, assicurazioni, regolamenti. Per ogni voce {annoti|annota} chi può dare una risposta certa e {la chieda|chiedila} per iscritto. Due righe via e-mail valgono più di un lungo colloquio che nessuno ha messo a verbale.',
      '{Legga|Leggi} l’accordo a partire dal fondo: durata, disdetta, responsabilità, sorte dei dati. {Metta|Metti} un punto interrogativo dove {dovrebbe|dovresti} tirare a indovinare e {si faccia|fatti} spiegare quei passaggi, finché non ne rimane nessuno.',
    ],
    check: 'Di ogni regola si sa dire in quale documento si trova.',
    slip: [
      'Le condizioni somigliano a tutte le altre, perciò si scorre fino in fondo. Diventano interessanti quando qualcosa cambia, e a quel punto non si possono più negoziare.',
      'Se la cosa sia permessa lo si chiede quando è tutto pronto. Un no, allora, non costa un’idea: costa il lavoro finito.',
    ],
    items: [
      'Elencare contratti, permessi e scadenze che valgono nel caso',
      'Ottenere per iscritto le risposte vincolanti',
      'Controllare durata, disdetta e responsabilità prima di firmare',
    ],
    ask: ['Chi può dare una risposta vincolante?', 'Che cosa succede se si vuole smettere?'],
    gap: 'la regola o la scadenza del settore che si dimentica più spesso',
    cues: 'regola regole legale legge leggi contratto contratti norma norme normativa normative permesso permessi autorizzazione assicurazione privacy burocrazia',
  },
  risk: {
    step: ['Pensare a che cosa può andare storto', 'Preparare una seconda strada'],
    noun: 'I rischi e la seconda strada',
    mistake: ['Non avere un piano B', 'Sperare che non succeda nulla'],
    why: [
      'Un rischio che ha un nome è già dimezzato. Si può tenere d’occhio, ridurre o accettare a ragion veduta; solo quello senza nome arriva di sorpresa.',
      'Una seconda strada non rallenta. Chi sa come tornare indietro affronta il tema {k} con più coraggio.',
    ],
    act: [
      '{Immagini|Immagina} che sia andata male e {scriva|scrivi} i tre motivi più probabili. Per ciascuno {annoti|annota} un segnale precoce e la prima cosa da fare. {Tenga|Tieni} la lista dove quei segnali si vedrebbero.',
      '{Individui|Individua} l’unico passo che non si può annullare e {metta|metti} una sosta prima di quello: una notte di sonno, una prova, un secondo paio d’occhi. Tutto il resto può andare in fretta; quel passo no.',
    ],
    check: 'Si è pronti quando si sa quale segnale farebbe dire basta.',
    slip: [
      'Pensare al fallimento sembra attirarlo, quindi nessuno lo fa. Quando poi qualcosa cede, le prime ore se ne vanno a stabilire di chi è la colpa invece che a riparare.',
      'Finché le cose vanno bene, una seconda strada pare fatica sprecata. Se ne sente la mancanza proprio quando non c’è più tempo per prepararla.',
    ],
    items: [
      'Scrivere i motivi di insuccesso più probabili, ciascuno con un segnale precoce',
      'Individuare il passo che non si può annullare',
      'Concordare il segnale che vuol dire stop',
    ],
    ask: ['Che cosa può cedere per primo, e come ci se ne accorge?', 'Quale passo è senza ritorno?'],
    gap: 'una difficoltà incontrata in un progetto e come è stata risolta',
    cues: 'rischio rischi pericolo pericoli problema problemi sfida sfide difficoltà sicurezza sicuro sicura avvertenze emergenza',
  },
  time: {
    step: ['Pianificare i tempi con un po’ di margine', 'Metterlo in calendario'],
    noun: 'Tempi e ritmo',
    mistake: ['Pianificare senza margine', 'Aspettare il momento perfetto'],
    why: [
      'Quello che non ha posto in calendario non succede. Un appuntamento modesto e rispettato smuove più di un piano ambizioso e rinviato.',
      'Ogni tabella di marcia è fatta di lavoro e di attese. Alla voce {k} è facile dimenticare le seconde: una risposta, una consegna, una data libera.',
    ],
    act: [
      '{Tagli|Taglia} il lavoro in pezzi che stiano fra un caffè e l’altro e {dia|dai} una data a ciascuno. Ogni tre pezzi {lasci|lascia} uno spazio vuoto. Se non serve, si va avanti; se serve, il piano sopravvive.',
      '{Parta|Parti} dal giorno in cui tutto deve essere finito e {pianifichi|pianifica} all’indietro. Prima {inserisca|inserisci} le attese, poi il lavoro. Se la prima data cade nel passato, {tolga|togli} qualcosa invece di correre.',
    ],
    check: 'Il programma regge se una giornata storta non lo manda all’aria.',
    slip: [
      'Ogni passaggio è previsto come se intorno non succedesse altro. Basta allora una risposta in ritardo per far slittare tutto il resto, e la fretta della fine si mangia la cura dell’inizio.',
      'Prima il mese tranquillo, poi le ferie, poi l’anno nuovo: un motivo per cominciare più tardi si trova sempre. Intanto la faccenda non aspetta, diventa soltanto più urgente.',
    ],
    items: [
      'Dare una data a ogni pezzo di lavoro',
      'Inserire i tempi di attesa prima del proprio lavoro',
      'Tenere libero uno spazio ogni pochi passaggi',
    ],
    ask: ['Che cosa si sta aspettando, e chi potrebbe accelerarlo?', 'Qual è l’ultimo giorno utile per cominciare?'],
    gap: 'quanto tempo passa di solito fra il primo contatto e il risultato',
    cues: 'tempo tempi scadenza durata giorni settimane mesi calendario pianificazione programma programmare stagione tempistiche',
  },
  order: {
    step: ['Fare le cose nell’ordine giusto', 'Cominciare da ciò che blocca il resto'],
    noun: 'L’ordine giusto',
    mistake: ['Cominciare dalla parte più facile', 'Fare tutto insieme'],
    why: [
      'Gli stessi compiti, in un altro ordine, possono costare il doppio della fatica. Quello da cui dipende il resto va in cima, anche se non è la parte piacevole.',
      'L’ordine dà calma. Chi sa quale domanda su {k} viene adesso può lasciare in pace tutte le altre.',
    ],
    act: [
      '{Scriva|Scrivi} ogni compito su un biglietto e per ciascuno {si chieda|chiediti}: che cosa deve essere finito prima che questo cominci? {Disponga|Disponi} i biglietti di conseguenza. Il compito in cui si incrociano più linee merita l’ora migliore della giornata.',
      '{Scelga|Scegli} il compito che apre la strada al maggior numero di altri e {lo finisca|finiscilo} prima di toccare il seguente. Il resto va in una lista intitolata «non ancora». {La guardi|Guardala} una volta alla settimana, non una volta all’ora.',
    ],
    check: 'In ogni momento si sa dire che cosa viene dopo, e perché non qualcos’altro.',
    slip: [
      'I compiti rapidi e piacevoli vengono fatti per primi, perché danno l’impressione di avanzare. Quello difficile, da cui gli altri dipendono, aspetta finché non si può più rimandare.',
      'Dieci cose sono cominciate e ognuna è quasi finita. Il quasi, però, non aiuta nessuno: solo ciò che è finito si può usare, mostrare o prendere come base.',
    ],
    items: [
      'Chiedersi per ogni compito che cosa va finito prima',
      'Finire per primo il compito che ne tiene fermi altri',
      'Tenere una lista «non ancora» e guardarla una volta alla settimana',
    ],
    ask: ['Che cosa va finito prima di poter cominciare?', 'Quale compito sblocca la maggior parte degli altri?'],
    gap: 'l’ordine in cui il lavoro si svolge davvero, in tre brevi passi',
    cues: 'ordine passi passo passaggi passaggio processo sequenza procedura metodo approccio fasi fase installazione montaggio',
  },
  owner: {
    step: ['Stabilire chi decide', 'Mettere un nome accanto a ogni compito'],
    noun: 'Le responsabilità',
    mistake: ['Dare la responsabilità a tutti', 'Lasciare le decisioni alla deriva'],
    why: [
      'Dove tutti sono responsabili, tutti aspettano. Un nome accanto a un compito fa più di un intero paragrafo di buoni propositi, a casa come al lavoro.',
      'Una decisione che nessuno può prendere la prende il tempo. È più cortese, e più rapido, dire prima a chi spetta l’ultima parola.',
    ],
    act: [
      '{Metta|Metti} dietro ogni compito un nome solo, che può essere anche il {suo|tuo}, e {lasci|lascia} che ciascuno lo confermi a voce. Accanto {scriva|scrivi} a chi si può chiedere aiuto. I nomi assegnati d’ufficio non valgono.',
      '{Divida|Dividi} in due gruppi le decisioni su {k}: quelle reversibili e quelle definitive. Le prime {le prenda|prendile} in fretta, oppure {le affidi|affidale} a chi fa il lavoro. Per le seconde {stabilisca|stabilisci} una persona e una data.',
    ],
    check: 'Si chiede a tutti chi decide: se il nome è uno solo, la cosa è a posto.',
    slip: [
      'Un compito viene affidato a più persone insieme, e ognuna conta sulle altre. Nessuno è in malafede, e tuttavia non succede nulla finché qualcuno non chiede notizie.',
      'A una riunione ne segue un’altra, e la questione «si porta avanti». Sembra prudenza, ma spesso è solo una domanda che nessuno ha fatto: chi può dire di sì?',
    ],
    items: [
      'Scrivere un solo nome dietro ogni compito',
      'Separare le decisioni reversibili da quelle definitive',
      'Far confermare a ciascuno il proprio compito',
    ],
    ask: ['Chi ha l’ultima parola?', 'Quali decisioni si possono prendere senza chiedere?'],
    gap: 'chi se ne occupa e come si raggiunge quella persona',
    cues: 'responsabile responsabili responsabilità ruolo ruoli decidere decisione decisioni gestione titolare',
  },
  small: {
    step: ['Cominciare con una piccola prova', 'Provare prima di impegnarsi'],
    noun: 'La piccola prova',
    mistake: ['Partire troppo in grande', 'Saltare la prova generale'],
    why: [
      'Una piccola prova risponde a domande che nessuna lettura può risolvere. Costa un pomeriggio, e se va male è semplicemente un’informazione.',
      'Nessuno va convinto di ciò che ha visto funzionare. Se su {k} i dubbi restano, un primo caso minuscolo è l’argomento migliore in un senso e nell’altro.',
    ],
    act: [
      '{Scelga|Scegli} un caso tipico, innocuo e rapido. {Decida|Decidi} prima che cosa {vuole|vuoi} imparare e da che cosa lo {capirà|capirai}. Poi {lo porti|portalo} fino in fondo come si deve, invece di assaggiare un po’ di tutto.',
      '{Rimpicciolisca|Rimpicciolisci} il piano finché sta in una settimana e in due mani. {Realizzi|Realizza} questa miniatura e {annoti|annota} che cosa ha richiesto più tempo del previsto. Finché l’appunto non è scritto, la versione grande resta nel cassetto.',
    ],
    check: 'La prova è servita se adesso almeno una cosa si farà in modo diverso dal previsto.',
    slip: [
      'L’entusiasmo è grande, e lo è anche il primo passo. Gli errori che in piccolo sarebbero stati istruttivi ora sono grossi, e tornare indietro diventa costoso o imbarazzante.',
      'Il piano è così convincente che una prova sembra superflua. È allora il primo tentativo serio a diventare la prova, solo con una posta più alta.',
    ],
    items: [
      'Scegliere per la prova un caso tipico e innocuo',
      'Decidere in anticipo che cosa deve mostrare la prova',
      'Annotare che cosa, nella prova, ha richiesto più tempo',
    ],
    ask: [
      'Qual è la versione più piccola che insegna ancora qualcosa?',
      'Che cosa farebbe fermare tutto dopo la prova?',
    ],
    gap: 'un piccolo primo passo che i clienti possono fare subito',
    cues: 'test prova provare pilota piccolo piccola cominciare iniziare inizio principianti principiante prototipo esperimento campione',
  },
  simple: {
    step: ['Togliere quello che non serve', 'Tenere tutto il più semplice possibile'],
    noun: 'La semplicità',
    mistake: ['Complicare le cose', 'Volere tutto in una volta'],
    why: [
      'Ogni parte in più va capita, curata e un giorno smontata. Togliere qualcosa è spesso il miglioramento più efficace, e il meno caro.',
      'Semplice non vuol dire povero. Vuol dire vedere a colpo d’occhio che cosa importa davvero in fatto di {k}.',
    ],
    act: [
      '{Ripercorra|Ripercorri} il piano e a ogni parte {si chieda|chiediti}: che cosa succederebbe se non ci fosse? Dove la risposta onesta è «non molto», {la tolga|toglila}. Su quello che resta, la stessa domanda si fa un’altra volta.',
      '{Spieghi|Spiega} a qualcuno in tre frasi che cosa {ha|hai} in mente. Quello che nel racconto salta via può forse sparire del tutto. Quello su cui l’altra persona fa domande va messo in cima.',
    ],
    check: 'È abbastanza semplice quando chi arriva da fuori se la cava senza istruzioni.',
    slip: [
      'Ogni desiderio, preso da solo, è ragionevole, e quindi si esaudiscono tutti. Sommati fanno qualcosa che nessuno riesce più ad abbracciare con lo sguardo, e quello che si voleva davvero vi rimane sepolto.',
      'Il caso speciale è risolto prima che quello normale funzioni. Le eccezioni danno forma all’insieme, e ogni giorno qualunque paga per qualcosa che non capita quasi mai.',
    ],
    items: [
      'Chiedersi per ogni parte che cosa succederebbe senza',
      'Spiegare il piano in tre frasi e tagliare il resto',
      'Risolvere il caso normale prima di quello speciale',
    ],
    ask: ['Che cosa succederebbe a toglierne metà?', 'Di quale parte nessuno sentirebbe la mancanza?'],
    gap: 'qualcosa che si lascia fuori di proposito, e perché',
    cues: 'semplice semplici semplicità facile facili semplificare minimo essenziale essenziali basi base complicato complessità',
  },
  example: {
    step: ['Lavorare su un esempio concreto', 'Guardare un caso reale'],
    noun: 'Un esempio concreto',
    mistake: ['Restare nell’astratto', 'Decidere senza aver visto un esempio'],
    why: [
      'È nell’esempio che un’affermazione generale deve dare prova di sé. Si vede subito che cosa era stato pensato a fondo e che cosa soltanto suonava bene.',
      'Un solo caso vero dice di più sul tema {k} che una pagina di princìpi, a patto che i particolari scomodi non vengano tolti.',
    ],
    act: [
      '{Cerchi|Cerca} qualcuno che ci è già passato e {si faccia|fatti} raccontare tutta la storia: che cosa voleva, che cosa ha fatto, che cosa è andato storto, che cosa cambierebbe. {Chieda|Chiedi} di vedere il risultato, meglio se in un giorno normale.',
      '{Descriva|Descrivi} il {suo|tuo} caso in cinque frasi: chi, dove, che cosa si vuole, entro quando, che cosa è d’intralcio. Poi {prenda|prendi} un consiglio alla volta e {si chieda|chiediti} che cosa significherebbe proprio lì. Un consiglio che non cambia nulla si può cancellare.',
    ],
    check: 'Un esempio è buono se chi conosce il caso farebbe sì con la testa.',
    slip: [
      'Il consiglio è giusto, generale e senza immagini. Tutti sono d’accordo, e nessuno sa che cosa fare di diverso il giorno seguente.',
      'Foto e descrizioni sembrano bastare, perciò nessuno va a vedere. Quello che nella foto manca si nota il primo giorno d’uso, quando ormai fa parte dell’arredamento.',
    ],
    items: [
      'Parlare con qualcuno che ci è già passato',
      'Descrivere in cinque frasi il proprio caso',
      'Confrontare ogni consiglio con il proprio caso',
    ],
    ask: ['Che aspetto ha in un caso concreto?', 'In quale caso il consiglio di sempre sarebbe sbagliato?'],
    gap: 'un breve caso tratto dal proprio lavoro, raccontato con il permesso degli interessati',
    cues: 'esempio esempi concreto pratica storia storie scenario ispirazione idee idea usi utilizzi applicazioni ricetta ricette',
  },
  tools: {
    step: ['Preparare strumenti e materiali', 'Scegliere gli strumenti per ultimi'],
    noun: 'Strumenti e ausili',
    mistake: ['Comprare l’attrezzatura troppo presto', 'Usare troppi strumenti in parallelo'],
    why: [
      'Uno strumento accelera quello che trova, disordine compreso. Solo quando è chiaro che cosa c’è da fare si capisce quale aiuto alleggerisce davvero il lavoro.',
      'Lo strumento migliore è spesso quello che c’è già e che si conosce bene. La confidenza è una qualità che nessuna pubblicità menziona.',
    ],
    act: [
      '{Faccia|Fai} il lavoro una volta con quello che c’è e {annoti|annota} dov’era noioso, dove si sono infilati errori e dove filava. Solo per i primi due casi {cerchi|cerca} uno strumento migliore. Ciò che fila può restare com’è.',
      '{Disponga|Disponi} sul tavolo tutto quello che {ha|hai} già a proposito di {k} e accanto a ogni oggetto {scriva|scrivi} a che cosa serve solo quello. Se due fanno la stessa cosa, uno può andare. Quello che a questo punto manca finisce in una breve lista della spesa.',
    ],
    check: 'Uno strumento si è guadagnato il posto se nel giro di una settimana se ne sentirebbe la mancanza.',
    slip: [
      'Un nuovo strumento promette ordine, e sceglierlo dà la sensazione di lavorare. Alla fine le vecchie domande sono ancora aperte: hanno soltanto traslocato.',
      'Qui un elenco, là una cartella, gli accordi da qualche parte in chat: ogni strumento, da solo, va bene. Insieme costano il tempo che ciascuno doveva far risparmiare.',
    ],
    items: [
      'Farlo una volta con quello che c’è, prima di comprare qualsiasi cosa',
      'Tenere uno strumento per ogni scopo e lasciar andare gli altri',
      'Disporre tutto l’occorrente prima di cominciare',
    ],
    ask: ['Quale parte, senza aiuti, è davvero faticosa?', 'Che cosa c’è già in casa che basterebbe?'],
    gap: 'lo strumento o il modello usato nel lavoro di ogni giorno, e per che cosa',
    cues: 'strumento strumenti attrezzo attrezzi software app attrezzatura tecnologia tecnologie materiale materiali risorse ingredienti',
  },
  feedback: {
    step: ['Chiedere un secondo parere', 'Far guardare il lavoro a qualcun altro'],
    noun: 'Il secondo parere',
    mistake: ['Chiedere un parere troppo tardi', 'Raccogliere complimenti invece di pareri'],
    why: [
      'Uno sguardo esterno sullo schizzo cambia lo schizzo; uno sguardo esterno sul lavoro finito cambia l’umore. Prima qualcuno lo vede, meno costa ogni osservazione.',
      'Dopo un po’ il proprio piano non si vede più. Chi sente parlare di {k} per la prima volta trova la falla in pochi minuti, semplicemente facendo domande.',
    ],
    act: [
      '{Mostri|Mostra} quello che c’è a due persone che non hanno nulla da guadagnarci, quando è ancora incompleto. All’inizio non {spieghi|spiegare} niente. {Annoti|Annota} dove esitano e solo dopo {chieda|chiedi} di quei punti.',
      '{Chieda|Chiedi} una cosa da tenere, una da cambiare e una da togliere. Così diventa facile essere onesti e difficile essere cortesi. Poi {ringrazi|ringrazia}, {decida|decidi} e {racconti|racconta} che cosa è stato deciso.',
    ],
    check: 'Il secondo parere è servito se ha fatto cambiare qualcosa che piaceva.',
    slip: [
      'Si lima finché il lavoro è presentabile. A quel punto nessuno osa più toccare le fondamenta, e le osservazioni riguardano i colori e le virgole.',
      '«Che te ne pare?» porta risposte gentili. Fanno bene all’umore e lasciano tutto com’era, compreso il punto in cui poi ci si incepperà.',
    ],
    items: [
      'Mostrare il piano a due persone quando è ancora incompleto',
      'Farsi indicare una cosa da tenere, una da cambiare e una da togliere',
      'Raccontare a chi ha dato consigli che cosa è cambiato',
    ],
    ask: ['Dove ha esitato l’ultima persona?', 'Che cosa toglierebbe qualcun altro?'],
    gap: 'un’osservazione di un cliente che ha fatto cambiare qualcosa',
    cues: 'feedback recensioni recensione opinione opinioni parere pareri testimonianze valutazione valutazioni consiglio consigli consulenza commenti',
  },
  document: {
    step: ['Mettere per iscritto gli accordi', 'Tenere gli appunti in un posto solo'],
    noun: 'Le cose scritte',
    mistake: ['Lasciare gli accordi alla memoria', 'Prendere appunti che nessuno ritrova'],
    why: [
      'Ciò che è scritto non va ricordato, discusso né spiegato un’altra volta. Bastano tre righe alla fine di una conversazione.',
      'La memoria è indulgente: adatta quello che si è concordato a quello che si desidera adesso. Un breve appunto sul tema {k} mantiene tutti onesti, e in buoni rapporti.',
    ],
    act: [
      '{Tenga|Tieni} una pagina con tre titoli: deciso, aperto, prossimo passo. {La aggiorni|Aggiornala} alla fine di ogni conversazione, finché ci sono tutti. Ogni voce porta la data e non si cancella mai: al massimo si barra.',
      'Per ogni decisione {scriva|scrivi} una frase con il motivo. Non tutti gli argomenti, solo quello che ha fatto pendere la bilancia. Chi ci torna sopra più avanti vedrà se vale ancora.',
    ],
    check: 'Gli appunti funzionano se chi è mancato si rimette in pari senza chiedere aiuto.',
    slip: [
      'C’erano tutti, quindi nessuno ha scritto nulla. Qualche settimana dopo esistono tante versioni dell’accordo quante erano le sedie.',
      'È tutto annotato, per esteso e in più posti. Siccome nessuno sa quale versione valga, alla fine si torna a chiedere tutto a voce.',
    ],
    items: [
      'Aprire una pagina sola: deciso, aperto, prossimo passo',
      'Scrivere il motivo di ogni decisione',
      'Confermare per iscritto gli accordi presi a voce',
    ],
    ask: ['Dove si può rileggere l’accordo?', 'Qual era il motivo dell’ultima decisione?'],
    gap: 'un documento o una checklist che si può mettere a disposizione, con il link',
    cues: 'documento documenti documentazione verbale registrazioni appunti appunto scrivere scritto carte archivio modulistica',
  },
  measure: {
    step: ['Decidere da che cosa si vedrà il successo', 'Scegliere una cifra da tenere d’occhio'],
    noun: 'Come si vede il successo',
    mistake: ['Misurare tutto o niente', 'Misurare ciò che è facile invece di ciò che conta'],
    why: [
      'Quello che non si osserva viene giudicato a umore. Una cifra annotata con regolarità basta per vedere se si va nella direzione giusta.',
      'Misurare non è un fine in sé. Una cifra sul tema {k} è buona se domani farebbe agire in modo diverso.',
    ],
    act: [
      '{Scelga|Scegli} una cifra soltanto, che cambi quando l’obiettivo si avvicina. {Scriva|Scrivi} il valore di oggi, prima che succeda qualsiasi cosa, e il giorno della prossima lettura. Senza questo primo valore, tutti quelli che seguono sono semplici numeri.',
      'Prima {si chieda|chiediti} che cosa fare se la cifra sale, e che cosa se scende. Se le due risposte coincidono, ne serve un’altra. {Riporti|Riporta} quella buona in una tabella semplice, in un punto impossibile da non vedere.',
    ],
    check: 'Una misura è giusta se può portare anche cattive notizie.',
    slip: [
      'O non c’è nessuna cifra, o ce ne sono tante che una fa sempre bella figura. In tutti e due i casi, alla fine, si parla di impressioni.',
      'Nella tabella finisce quello che si conta da solo. Il numero che risponderebbe alla vera domanda su {k} va raccolto a mano, e proprio per questo manca.',
    ],
    items: [
      'Scegliere una cifra che segua l’obiettivo',
      'Annotare il valore di oggi della cifra da osservare',
      'Fissare il giorno della prossima lettura',
    ],
    ask: ['Quale cifra cambierebbe se funzionasse?', 'Che cosa si fa se i valori peggiorano?'],
    gap: 'una cifra dai propri dati che mostri un risultato, con data e fonte',
    cues: 'misurare misura misurazione metriche metrica indicatori kpi successo numeri analisi roi prestazioni rendimento impatto monitoraggio efficienza',
  },
  review: {
    step: ['Fissare una data per un secondo sguardo', 'Guardare indietro e correggere'],
    noun: 'Il secondo sguardo',
    mistake: ['Non voltarsi mai indietro', 'Restare fedeli a un piano superato'],
    why: [
      'Una decisione non deve reggere per sempre, deve reggere fino al prossimo sguardo. Una data fissa toglie pressione e rende naturale correggere.',
      'Il senno di poi serve soltanto se c’è un’occasione per usarlo. Senza una data, quello che si è imparato su {k} sbiadisce con la prima settimana piena.',
    ],
    act: [
      'Prima di chiudere {metta|metti} in agenda un appuntamento con tre domande: che cosa ha retto, che cosa no, che cosa ha sorpreso? Mezza pagina di risposte è sufficiente. Dopo si cambia una cosa sola.',
      '{Confronti|Confronta} il risultato con la frase da cui tutto è partito. Non {si chieda|chiederti} di chi è la colpa di una differenza, ma quale informazione mancava allora. {La aggiunga|Aggiungila} alla lista per il prossimo giro.',
    ],
    check: 'Lo sguardo indietro ha reso se la prossima partenza è più breve dell’ultima.',
    slip: [
      'Appena una cosa è finita, comincia la successiva. Quello che c’era da imparare sbiadisce in pochi giorni, e la stessa deviazione si ripete una seconda volta.',
      'Nel piano c’è molto lavoro, quindi lo si segue anche dove le circostanze sono visibilmente cambiate. La coerenza diventa allora più importante del risultato.',
    ],
    items: [
      'Mettere in agenda una data per guardare indietro',
      'Rispondere a tre domande: che cosa ha retto, che cosa no, che cosa ha sorpreso',
      'Dopo lo sguardo indietro, cambiare una cosa sola',
    ],
    ask: ['Che cosa ha sorpreso l’ultima volta?', 'Quale informazione mancava al momento della scelta?'],
    gap: 'qualcosa che oggi si fa diversamente dall’inizio, e perché',
    cues: 'verifica verificare bilancio lezioni migliorare miglioramento miglioramenti ottimizzare ottimizzazione correggere revisione aggiustare',
  },
  upkeep: {
    step: ['Pianificare il tempo che viene dopo', 'Farne un’abitudine'],
    noun: 'Quello che viene dopo',
    mistake: ['Scambiare la partenza per il traguardo', 'Lasciare la manutenzione al caso'],
    why: [
      'La partenza riceve l’attenzione; a decidere sono i mesi che seguono. Un po’ di cura a intervalli regolari mantiene buono un buon risultato.',
      'Le abitudini alleggeriscono. Ciò che ha un posto fisso nella settimana non richiede più una decisione, e tanto meno forza di volontà.',
    ],
    act: [
      '{Scriva|Scrivi} che cosa c’è da fare a proposito di {k} ogni settimana, ogni mese e ogni anno, e {agganci|aggancia} ogni voce a qualcosa che succede comunque. Quello che segue un’abitudine già presa si mantiene; un appuntamento nuovo, raramente.',
      '{Concordi|Concorda} un segnale che dica quando serve attenzione: un rumore, una domanda fatta tre volte, una lista che si allunga e basta. {Decida|Decidi} chi lo tiene d’occhio. Il resto può andare da sé.',
    ],
    check: 'È diventata un’abitudine quando funziona anche se manca una persona.',
    slip: [
      'Dopo l’inizio tutti passano ad altro. Quello che si è ottenuto invecchia in silenzio, e lo si nota solo quando qualcuno ne ha bisogno con urgenza.',
      'La manutenzione tocca a chi ha tempo, cioè a nessuno. Le piccole falle crescono finché ricominciare da capo sembra più facile che riparare.',
    ],
    items: [
      'Elencare i compiti settimanali, mensili e annuali',
      'Agganciare ogni compito regolare a qualcosa che succede comunque',
      'Nominare un sostituto per i periodi di assenza',
    ],
    ask: ['Che cosa va fatto ogni mese?', 'Chi si accorge se nessuno se ne occupa più?'],
    gap: 'come vengono seguiti i clienti dopo, e come possono mettersi in contatto',
    cues: 'manutenzione mantenere mantenimento cura assistenza routine abitudine abitudini quotidiano settimanale conservare durare pulizia',
  },
}
