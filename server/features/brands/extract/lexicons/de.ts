import type { Lexicon } from './lexicon.ts'

export const german: Lexicon = {
  stop_words:
    'ab aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bereits besonders bin bis bist da dabei dadurch dafür daher damit danach dann daran darauf das dass dein deine deinem deinen deiner dem den denn der deren des deshalb dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch eben ein eine einem einen einer eines einfach einige er erst erste ersten es etwa etwas euch euer eure für ganz ganze gegen gemeinsam gern gerne gibt große großen großer guten gute guter gut hat haben hatte hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder jedes jetzt kann kein keine können kommen lang lassen man mehr mein meine mit nach neu neue neuen neuer nicht nichts noch nun nur ob oder ohne rund schon sehr sein seine seinem seinen seiner seit sich sie sind so sowie über um und uns unser unsere unserem unseren unserer unter viel viele vielen vom von vor war waren was weil weiter welche welcher wenn wer werden wie wieder wir wird wo wurde zu zum zur zwei zwischen jahr jahre jahren heute mehr machen macht sowohl bzw',
  interface_words:
    'filialen|niederlassungen|unsere standorte|start|startseite|home|willkommen(?: .*)?|herzlich willkommen(?: .*)?|menü|navigation|kontakt|kontaktieren sie uns|kontaktformular|kontakt aufnehmen|über uns|über mich|wir über uns|wer wir sind|unsere geschichte|mehr erfahren|weiterlesen|mehr lesen|mehr|mehr infos?|alle ansehen|alle anzeigen|jetzt .*|blog|news|aktuelles|neuigkeiten|presse|karriere|jobs|stellenangebote|team|unser team|das team|faqs?|häufige fragen|hilfe|support|anmelden|login|registrieren|mein konto|warenkorb|kasse|suche|suchen|datenschutz|datenschutzerklärung|cookies?|cookie-einstellungen|impressum|agb|widerruf.*|sitemap|barrierefreiheit|newsletter|abonnieren|teilen|folgen sie uns|buchen|termin(?: .*)?|online-termin|terminvereinbarung|reservieren|reservierung|tisch reservieren|angebot anfordern|angebot einholen|anfrage|anfragen|unverbindlich anfragen|kaufen|bestellen|anrufen|download|downloads|galerie|bildergalerie|referenzen|kundenstimmen|bewertungen|öffnungszeiten|sprechzeiten|anfahrt|standort|standorte|so funktioniert.*|so arbeiten wir|ablauf|unser ansatz|warum .*|werte|unsere werte|mission|vision|unsere mission|unsere vision|leitbild|zurück|weiter|schließen|nach oben|alle rechte vorbehalten|projekte|kunden|unsere kunden|partner|unsere partner|ressourcen|preise|leistungen|unsere leistungen|leistungsspektrum|angebot|unser angebot|angebote|services|produkte|unsere produkte|lösungen|unsere lösungen|was wir (?:tun|machen|bieten)|unternehmen|das unternehmen|firma|geschichte|historie|spenden|mitmachen|helfen|veranstaltungen|termine|danke|deutsch|shop|onlineshop|online-shop|neuheiten|sale|kollektionen?|versand.*|zahlung.*|rückgabe|größentabelle|gutscheine?|kostenlos testen|demo(?: .*)?|neueste .*|kommentare?|kategorien|archiv|schlagwörter|nützliche links|die kanzlei|kanzlei|die praxis|praxis|rechtsgebiete|schwerpunkte|behandlungen|kurse|unsere kurse|zimmer|unsere zimmer|speisekarte|speisen|getränke|karte|zahlen und fakten|ehrenamt|transparenz|kontaktdaten|qualität|service|notdienst|rezept|ihre vorteile|vorteile|ihr ansprechpartner|ansprechpartner|rufen sie .*|werkstatt|fuhrpark|maschinenpark|philosophie',
  headings: {
    mission:
      '(?:unsere |die |meine )?(?:mission|leitidee|aufgabe)|unser (?:auftrag|leitbild|anspruch|antrieb|zweck|purpose)|leitbild|(?:das )?leitbild von @|mission (?:von )?@|wofür wir stehen|warum es uns gibt|was uns antreibt|unsere mission und .{1,20}|vereinszweck|satzungszweck',
    vision:
      '(?:unsere |die )?(?:vision|zukunftsvision)|vision (?:von )?@|unsere vision (?:für|von) .{1,30}|wohin wir (?:wollen|gehen)|unser ziel für die zukunft',
    audience:
      'für wen(?: (?:wir .{1,30}|ist .{1,40}|sind .{1,40}|eignet .{1,40}|arbeiten wir|@ .{1,20}|bauen wir|machen wir das))?|wen wir .{1,30}|wem wir .{1,30}|(?:unsere )?zielgruppen?|für wen .{1,40}|unsere (?:kunden|mandanten|patienten|gäste|klienten|mandantschaft|kundschaft|teilnehmer|schüler)|wer (?:zu uns kommt|bei uns .{1,25}|unsere kunden sind|mitmachen kann|profitiert)|an wen (?:wir uns|richtet sich) .{0,40}',
    testimonials:
      '(?:das |was )(?:sagen|sagt|meinen|denken|schreiben) (?:unsere |die )?(?:\\w+ )?(?:kunden|gäste|patienten|mandanten|kundinnen|teilnehmer|eltern|schüler|mieter|bauherren|anwender|nutzer|klienten|leser|menschen|andere|auftraggeber)?.{0,40}|was (?:unsere |die )?(?:\\w+ ){1,4}(?:sagen|über uns .{1,15}|meinen|schätzen|berichten)|kundenstimmen|kundenmeinungen|gästestimmen|patientenstimmen|mandantenstimmen|elternstimmen|stimmen(?: .{1,40})?|kundenbewertungen|bewertungen|google-bewertungen|erfahrungsberichte|referenzstimmen|gästebuch|rezensionen|feedback|lob',
    services:
      '(?:unsere |unser |meine |mein |die |alle )?(?:\\w+ )?(?:leistungen|funktionen|module|werkzeuge|funktionsumfang|leistungsspektrum|leistungsangebot|dienstleistungen|services|produkte|produktprogramm|produktgruppen|lösungen|angebote?|kursangebot|kurse|behandlungen|behandlungsspektrum|therapien|rechtsgebiete|schwerpunkte|tätigkeitsschwerpunkte|arbeitsbereiche|geschäftsfelder|kompetenzen|sortiment|fachgebiete|spezialitäten|kategorien|kollektionen|reisen|touren|projekte)(?: (?:im überblick|für .{1,30}|und .{1,25}|von .{1,20}|rund um .{1,25}))?|was ich (?:mache|biete|anbiete|tue)|was wir (?:tun|machen|bieten|herstellen|bauen|backen|anbieten|können|leisten|für sie tun)|das (?:bieten|machen|können) wir(?: .{1,20})?|so (?:helfen|unterstützen) wir(?: .{1,20})?|womit wir .{1,20}|unser handwerk|wobei wir .{1,20}',
    foreign:
      '(?:die )?(?:aktuelle |neueste |letzte |unsere )?(?:news|neuigkeiten|aktuelles|nachrichten|beiträge|blogbeiträge|artikel|meldungen|pressemitteilungen|presse|termine|veranstaltungen)(?: .{1,25})?|(?:unser |aus dem |im |das )?(?:blog|magazin|journal)|in (?:den|der) (?:medien|presse)|bekannt aus.{0,20}|fallstudien?|erfolgsgeschichten|fallbeispiele?|kundenprojekte?|ähnliche .{1,20}|das könnte .{1,30}|(?:\\d+ )?kommentare?|schreibe einen kommentar|kommentar hinterlassen|.{0,20}newsletter.{0,30}|.{0,30}\\bcookies?\\b.{0,30}|(?:unsere )?(?:partner|kooperationspartner|sponsoren|lieferanten|förderer)|(?:offene )?(?:stellen|jobs)|stellenangebote|karriere|datenschutz.{0,20}|zitat(?:e)?.{0,20}|buchtipp.{0,20}',
    third_party:
      '(?:web)?(?:design|entwicklung|programmierung|gestaltung|konzeption|umsetzung|realisierung|hosting|hosting-anbieter)(?:,? (?:und|&) (?:web)?(?:design|entwicklung|programmierung|gestaltung|konzeption|umsetzung|realisierung|technische umsetzung))?(?: dieser website| der website)?|webdesign.{0,20}|technische umsetzung|hoster|bildnachweise?|bildquellen?|bildrechte|fotos?|fotografie|fotonachweis|aufsichtsbehörde|zuständige (?:aufsichtsbehörde|kammer|behörde).{0,20}|kammer|berufshaftpflicht.{0,20}|berufsbezeichnung.{0,40}|datenschutzbeauftragter?|datenschutzbeauftragte|streit(?:schlichtung|beilegung).{0,40}|verbraucher.{0,60}|eu-streitschlichtung|schlichtungsstelle|beschwerderecht.{0,40}|externes hosting|cloudflare|google .{1,20}',
  },
  cues: {
    mission:
      '(?:unsere|die|meine) (?:\\w+ )?(?:mission|aufgabe) (?:von @ )?(?:ist|besteht|lautet|bleibt)|unser (?:\\w+ )?(?:auftrag|zweck|antrieb|anspruch) (?:ist|lautet|besteht)|(?:wir haben|@ hat) es (?:uns|sich) zur aufgabe gemacht|(?:wir sind|@ ist) angetreten,? um|uns gibt es,? (?:um|damit|weil)|unsere mission:|unser auftrag:|zweck des vereins ist',
    vision:
      '(?:unsere|die) (?:\\w+ )?vision (?:von @ )?(?:ist|lautet|für .{1,30} ist)|unsere vision:|wir (?:träumen von|glauben an|stellen uns|wünschen uns|wollen) (?:einer|eine|ein|einen)? ?(?:\\w+ )?(?:welt|zukunft|stadt|gesellschaft|land|planeten|europa)',
    audience:
      'ich (?:\\w+ )?(?:unterstütze|begleite|berate|betreue|arbeite (?:für|mit))|(?:wir )?(?:\\w+ )?(?:schützen|unterstützen|beraten|begleiten|helfen|beliefern|betreuen|vertreten|schulen|arbeiten(?: \\w+)? (?:für|mit)|fertigen (?:\\w+ )?für|bauen (?:\\w+ )?für|entwickeln (?:\\w+ )?für|fördern|behandeln|unterrichten|versorgen|bedienen)(?: (?:wir|vor allem|insbesondere|überwiegend|hauptsächlich))?|@ (?:unterstützt|berät|begleitet|hilft|beliefert|betreut|vertritt|schult)|(?:entwickelt|gemacht|konzipiert|gedacht|gebaut|ideal|geeignet|maßgeschneidert|speziell) für|(?:software|plattform|lösung(?:en)?|werkzeuge?|app|kurse?|seminare|beratung|maschinen|anlagen|reisen|möbel|kleidung|spielzeug|therapie|unterricht|steuerberatung|versicherungen|produkte|leistungen) für|richtet sich an|wenden uns an|(?:unsere|zu unseren) (?:kunden|mandanten|patienten|gäste|klienten) (?:sind|gehören|zählen)',
    claim:
      '(?:wir sind|@ ist) (?:der|die|das|einer der|eine der|eines der) (?:einzig|erst|führend|größt|ältest|best)\\w*|(?:der|die|das) einzige[nrs]? (?:\\w+ ){1,6}(?:in|mit|die|der|das|für)|anders als (?:ander|die meisten|üblich)|marktführer|(?:der|die|das) (?:erste|führende|größte|älteste) (?:\\w+ ){1,5}(?:in|für|von)',
    award:
      'ausgezeichnet (?:mit|als|zum|vom|worden)|(?:mit|den|als) .{0,50}(?:preis|award|auszeichnung|gutesiegel).{0,40} (?:ausgezeichnet|erhalten|gewonnen|pramiert)|preisträger|gewinner (?:des|der)|prämiert|goldmedaille|michelin-?\\w*|testsieger|beste[rs]? .{3,40} 20\\d\\d|zum .{0,20} gewählt|auszeichnung (?:als|mit|für)',
    rating:
      '(?:bewertung|bewertet|note|durchschnitt|sterne) .{0,30}\\d(?:[.,]\\d)? ?(?:/|von) ?(?:5|10)|\\d[.,]\\d ?(?:/|von) ?(?:5|10)|\\d[.,]\\d (?:sterne[n]?|bei (?:google|trustpilot|tripadvisor|booking|jameda))|\\d[.,]\\d.{0,15}(?:bewertungen|rezensionen)',
    located:
      '(?:mit sitz|ansässig|sitz|firmensitz|hauptsitz|zu hause|standort|werkstatt|büro|(?:unser|unsere) .{3,25} (?:liegt|steht|befindet sich)) (?:in|im|bei)',
  },
  audience_nouns:
    'menschen|familien|eltern|kinder|kindern|babys|jugendliche[n]?|schüler(?:innen)?|studierende[n]?|studenten|lehrer|lehrkräfte[n]?|schulen|kitas|universitäten|hochschulen|unternehmen|betriebe[n]?|handwerksbetriebe[n]?|firmen|mittelstand|mittelständler[n]?|kmu|geschäfte|organisationen|start-?ups|gründer(?:innen)?|selbstständige[n]?|freiberufler[n]?|teams?|führungskräfte[n]?|agenturen|marken|händler[n]?|läden|restaurants|gastronomen|gastronomie|cafés|hotels|hoteliers|krankenhäuser|kliniken|praxen|arztpraxen|ärzte[n]?|pflegekräfte[n]?|patient(?:en|innen)|zahnärzte[n]?|landwirte[n]?|bauern|gärtner|bauherren|bauunternehmen|architekt(?:en|innen)|ingenieure[n]?|entwickler|hersteller[n]?|maschinenbauer|vermieter|mieter|eigentümer[n]?|hausbesitzer|käufer|verkäufer|investoren|arbeitgeber|mitarbeiter|beschäftigte[n]?|kommunen|gemeinden|städte[n]?|behörden|vereine[n]?|stiftungen|paare|brautpaare|frauen|männer|einsteiger|anfänger|profis|erwachsene[n]?|senior(?:en|innen)|ältere|reisende[n]?|gäste|sportler|läufer|radfahrer|wanderer|künstler|musiker|privatkunden|privatpersonen|geschäftskunden|kunden|geflüchtete[n]?|haushalte[n]?|steuerberater|steuerkanzleien|anwälte|kanzleien|banken|versicherungen|versicherer|genossenschaften|industrie|industriekunden|werkstätten|speditionen|hunde[n]?|katzen|tiere[n]?|haustiere[n]?|angehörige[n]?|gruppen|institutionen|winzer[n]?|brauereien|bäckereien|automobilindustrie|zulieferer[n]?|pflegeheime|stadtwerke|verlage|museen|personalabteilungen|hausverwaltungen|existenzgründer',
  pronouns:
    'sie|ihnen|ihr|ihre|ihren|dich|dir|dein|deine|deinen|euch|eure|jeden|jede|jeder|alle|allen|es|uns|unsere|unseren|die|der|das|den|dem|ein|eine|einen|man',
  size: {
    sentences: [
      '(?:wir|@|das unternehmen|die firma|unser betrieb|unser team|das team|unser unternehmen|die kanzlei|der betrieb|die praxis|der verein|die gruppe)(?: sind| ist| beschäftigen| beschäftigt| zählen| zählt| besteht aus| umfasst| haben| hat| bestehen aus)(?: heute| inzwischen| aktuell| mittlerweile| derzeit)?(?: ein team (?:aus|von)| einem team von)? ((?:über |mehr als |rund |etwa |ca\\. ?|knapp |ungefähr |fast )?#(?: \\w+){0,2} (?:NOUN))',
      '(?:unser|ein|einem|unserem|das|dem) (?:\\w+ )?team (?:besteht )?(?:inzwischen |heute )?(?:aus|von|mit|umfasst|zählt) ((?:über |mehr als |rund |etwa |ca\\. ?|knapp |ungefähr )?# (?:(?:\\w+ ){0,2}(?:NOUN)|\\w+))',
      '(?:unser|ein|einem|unserem|das|dem) (?:\\w+ )?(?:betrieb|familienbetrieb|unternehmen|familienunternehmen) mit ((?:über |mehr als |rund |etwa |ca\\. ?|knapp |ungefähr )?#(?: \\w+){0,2} (?:NOUN))',
      '(?:beschäftigen|zählen|sind|haben) wir (?:heute |inzwischen |aktuell |mittlerweile |derzeit |bereits |nun )?((?:über |mehr als |rund |etwa |ca\\. ?|knapp |ungefähr |fast )?#(?: \\w+){0,2} (?:NOUN))',
      '((?:über |mehr als |rund |etwa |ca\\. ?|knapp )?# (?:NOUN))(?: (?:\\w+ ){0,5})?(?:arbeiten|sind (?:heute )?(?:bei uns|für))',
      '(?:arbeiten|beschäftigt sind|tätig sind) (?:\\w+ ){0,5}?((?:über |mehr als |rund |etwa |ca\\. ?|knapp |ungefähr |fast )?#(?: \\w+){0,2} (?:NOUN))',
      '(?:mit|dank) (?:unseren |unserem team von |heute |inzwischen )((?:über |mehr als |rund |etwa |ca\\. ?|knapp )?#(?: \\w+)? (?:mitarbeiter\\w*|mitarbeitenden?|beschäftigten?|angestellten?|kolleg\\w+|fachkräften?))',
      'unsere ((?:über |mehr als |rund )?#(?: \\w+)? (?:NOUN))',
      '(?:mitarbeiter|mitarbeitende|anzahl mitarbeiter|mitarbeiterzahl|beschäftigte|teamgröße) ?: ?((?:über |rund |ca\\. ?)?#(?: ?(?:-|bis) ?#)?)',
    ],
    count:
      '((?:über |mehr als |rund |etwa |ca\\. ?|knapp )?#\\+? (?:\\w+ )?(?:mitarbeiter|mitarbeiterinnen|mitarbeitende|mitarbeiter:innen|mitarbeiter\\*innen|beschäftigte|kolleginnen und kollegen|teammitglieder|mitarbeiterinnen und mitarbeiter))',
    noun: 'mitarbeiterinnen und mitarbeitern?|mitarbeiter(?:n|innen|:innen|\\*innen)?|mitarbeitende[n]?|beschäftigte[n]?|angestellte[n]?|kolleginnen und kollegen|kollegen|menschen|personen|fachkräfte[n]?|köpfe[n]?|experten|spezialisten|teammitglieder[n]?|anwälte[n]?|rechtsanwälte[n]?|ingenieure[n]?|techniker[n]?|gesellen|handwerker[n]?|bäcker[n]?|leute|berater(?:n|innen)?|lehrkräfte[n]?|therapeuten|ärzte[n]?|entwickler[n]?',
    words:
      'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|\\w+undzwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert',
  },
  pages: {
    about:
      'ueber-uns|uber-uns|über-uns|ueber-mich|wir|wir-ueber-uns|unternehmen|firma|geschichte|historie|leitbild|mission|philosophie|werte|die-praxis|praxis|kanzlei|die-kanzlei|verein|der-verein|weingut|about',
    contact: 'kontakt|anfahrt|standort|standorte|so-finden-sie-uns|kontaktformular|oeffnungszeiten',
    services:
      'leistungen|unsere-leistungen|produkte|loesungen|angebot|angebote|dienstleistungen|behandlungen|rechtsgebiete|schwerpunkte|kurse|zimmer|speisekarte|shop|sortiment|kompetenzen|projekte-verein|arbeitsbereiche|funktionen|weine|was-wir-tun|therapien',
    team: 'team|unser-team|mitarbeiter|ansprechpartner',
    imprint: 'impressum|imprint|anbieterkennzeichnung',
    legal:
      'datenschutz|datenschutzerklaerung|agb|widerruf|widerrufsbelehrung|nutzungsbedingungen|versand|zahlung|cookie-richtlinie',
    news: 'aktuelles|neuigkeiten|news|blog|presse|magazin|termine|veranstaltungen|journal',
    careers: 'karriere|jobs|stellenangebote|ausbildung',
    testimonials: 'kundenstimmen|bewertungen|gaestebuch|gaestestimmen',
    reference: 'arbeiten|referenzen|projekte|kunden|fallstudien|partner',
  },
  for_word: 'für',
}
