import type { BaseLanguage } from '#domain/languages.ts'

/**
 * How a language counts all people of a company. In the patterns `#` is a number with "about" before it, `STAFF` a noun
 * for everybody employed, `PEOPLE` one of these or a noun for persons, `NOW` a word such as "today", `END` a place where
 * a bare number is not that of something else, `KIND` a word of praise, `AFTER` the words that may follow. The first group is the value.
 */
export type SizeWords = {
  about: string
  staff: string
  persons: string
  kind: string
  now: string
  /** Words that may follow a bare number; marks and the end of the text always may. */
  after: string
  frames: string[]
  /** The label before a number, alone in its line. */
  labels: string
}

export const sizes: Record<BaseLanguage, SizeWords> = {
  en: {
    about: 'over|more than|around|about|approximately|some|nearly|almost|just over|roughly|only|just',
    staff:
      'employees|staff members|members of staff|staff|team members|colleagues|co-?workers|employee-owners|people on (?:staff|the payroll)',
    persons: 'people(?=[,.;:)]|$| (?:and|in|across|based|at|now|today|altogether|strong|work))',
    kind: 'small|growing|close-knit|friendly|dedicated|passionate|talented|skilled|experienced|committed|tight|little|great',
    now: 'now|today|currently|still|proudly|these days',
    after: 'in|across|at|based|working|works?|who|with|from|spread|now|today|altogether|strong',
    frames: [
      "(?:(?:we|@|the (?:company|firm|business|practice|charity|group|school)|our (?:company|group|firm|workforce|staff))(?:(?: NOW)? (?:has grown to|have grown to|employs?|has|have|are|is|numbers?|counts?|comprises?|consists? of)|'re|'s)|(?:the|our) team(?: NOW)? (?:has grown to|is|numbers|counts|consists of|comprises))(?: NOW)?(?: up to)? (?:a (?:KIND )?(?:team|staff|workforce|crew) of )?(# (?:PEOPLE|professionals))",
      "(?:we are|we're|@ is|we have|we have grown (?:in)?to|(?:today|now),?)(?: NOW)? (a (?:KIND )?(?:team|staff|crew|workforce) of #)END",
      '(?:(?:(?:we are|@ is)(?: NOW)? |(?<=: ))an? (?:[a-z-]+ ){0,2}|(?:runs?|leads?|heads?|manages?) (?:the|our) )(?:charity|company|firm|business|studio|practice|school|agency|cooperative) with (a (?:KIND )?(?:team|staff|workforce) of #)END',
      "(?:our|@'s) (?:KIND )?((?:team|staff|crew|workforce|family|company|firm) of #(?: (?:STAFF|people)|END|(?= includes?)))",
      'there are NOW (# PEOPLE) (?:in|across) (?:our|the) (?:two|three|four|five)',
      '(?:we have|@ has) [^,.]{3,40} and (a (?:staff|team) of #)END',
      "(?:our|@'s) (# (?:KIND )?(?:STAFF|people))",
      "(?:there are|there're|we are|we're|that makes)(?: NOW)? (# of us)",
      "(?:we are|we're) (?:NOW) (#)END",
      '(?:^|, )(?:today|now),? we are (#)END',
      '(?:(?:we|@|^the (?:company|firm|business|group))(?![a-z])(?:(?! (?:who|which|that|with) )(?:[^,.;]|,(?=\\d))){0,120} and|we|@)(?: NOW| directly)? employs?(?: NOW)? (# PEOPLE)',
      '(# (?:STAFF|people)) are (?:NOW )?on (?:the|our) payroll',
      '(# (?:PEOPLE|(?:[a-z-]+ )?people)) (?:NOW )?work (?:here|for us|with us|at @|for @)',
      "(?:we are|we're|@ is)(?: NOW)? (a (?:KIND )?(?:team|crew|staff) of #)(?= (?!volunteer|member|partner|freelance|independent|compan|firm|client|shop|store|office|bus)(?:[a-z-]+ )?[a-z-]{4,}(?:s|men|women)(?:,|\\.|$| and ))",
      '(?:^(?:(?:family[- ]owned|founded|established|started) )?|(?:we|@) [^,;.]{0,80},? )(?:since \\d{4},?|now|today|currently),? with (# (?:STAFF|people))(?![^.;]* (?:is|are) our)',
      '^with (# STAFF)(?=[^.;]{0,60}, (?:we|@)(?![a-z]))',
      "(?:(?:we|i)(?: are|'re| run)(?: NOW)? an?|@ is an?|our)(?: KIND)? (#-(?:person|people|strong) (?:[a-z]+ ){0,2}(?:team|company|crew|firm|studio|agency|practice|workforce|business))",
      '^(# STAFF) (?:now )?(?:look after|serve|build|make|run|support|advise|design|bake|care)(?![a-z])',
    ],
    labels: 'team size|employees|number of employees|staff|headcount|company size|workforce',
  },
  de: {
    about: 'über|mehr als|rund|etwa|ca\\.|circa|knapp|ungefähr|fast|gut|insgesamt',
    staff:
      'mitarbeiterinnen und mitarbeitern?|mitarbeitern? und mitarbeiterinnen|mitarbeiter(?:n|innen|:innen|\\*innen|_innen)?|mitarbeitenden?|beschäftigten?|festangestellten?|angestellten?|kolleginnen und kollegen|kollegen und kolleginnen|teammitgliedern?',
    persons: 'menschen|personen|leuten?|köpfen?|frauen und männern?|männern? und frauen',
    kind: 'kleines|junges|engagiertes|eingespieltes|tolles|kleinen|engagierten|eingespielten|starkes|wachsendes|festes|erfahrenes',
    now: 'heute|inzwischen|aktuell|mittlerweile|derzeit|bereits|nun|jetzt|insgesamt|zurzeit',
    after: 'an (?:zwei|drei)|in der|in einer|und ein hund',
    frames: [
      '(?:wir|@|das unternehmen|die firma|unser betrieb|unser unternehmen|die kanzlei|der betrieb|die praxis|der verein|die gruppe|die genossenschaft|die agentur)(?: sind| beschäftigen| beschäftigt| zählen| zählt| umfasst| haben| hat)(?: NOW)? (?:ein (?:KIND )?team (?:aus|von|mit) )?(# (?:PEOPLE|fachleute))',
      '(?:(?:unser|das) (?:KIND )?team|(?:unsere|die) (?:belegschaft|mannschaft))(?: NOW)? (?:besteht|zählt|umfasst)(?: NOW)?(?: aus)? (# PEOPLE)',
      '(?:unser|unserem) (?:KIND )?team (?:aus|von|mit) (# PEOPLE)',
      '(?:wir sind|sind wir)(?: NOW)? (?:ein (?:KIND )?team|eine (?:kleine )?mannschaft) (?:aus|von|mit) (# PEOPLE|#END)',
      '(?:unser|unserem|(?:wir sind|@ ist)(?: NOW)? ein) (?:(?:KIND|[a-z]+es) )?(?:betrieb|familienbetrieb|unternehmen|familienunternehmen) mit (# PEOPLE)',
      '^(?:als )?(?:ein )?(?:KIND )?(?:familienbetrieb|familienunternehmen) mit (# PEOPLE)(?=[^.;]{0,60} (?:wir|@)(?![a-z]))',
      '^in (?!(?:der|den|dem|einem|einer|unserem|unserer|polen|tschechien|italien|frankreich|spanien|rumänien|ungarn|china|indien|mexiko|der|usa) )[a-z]+ arbeiten(?: NOW)? (# frauen und männer)(?=[,.:]|$)(?![^.;]* (?:partner|tochter|lieferant|weitere))',
      '^NOW arbeiten (# STAFF) (?:in|an) (?:entwicklung|fertigung|produktion|verwaltung|werkstatt|der werkstatt|der fertigung|der produktion|dem standort|unserem standort|den standorten|zwei standorten|drei standorten)(?![a-z])(?![^.;]* (?:partner|tochter|lieferant|weitere))',
      '(?:wir sind|@ ist)(?: NOW)? (ein (?:KIND )?team (?:aus|von) #)(?= (?!ehrenamt|freiwillig|mitglied|partner|freie|kunden|unternehmen|betrieb|firmen)[a-zäöü-]{4,}(?:n|rn|s)(?:,|\\.|$| und ))',
      '(?:NOW) (?:sitzen|arbeiten) (# (?:köpfe|leute|menschen|STAFF)) (?:hier|in (?:der|dem) (?:alten|ehemaligen|früheren))(?![a-z])',
      '(?:beschäftigen|zählen|sind|haben) wir(?: NOW)? (?:ein (?:KIND )?team (?:aus|von) )?(# PEOPLE)',
      '(?:arbeiten|beschäftigt sind|tätig sind)(?: (?:NOW))*(?: hier| bei uns| bei @| für uns| für @| im unternehmen| im betrieb)+(?: (?:NOW))* (# PEOPLE)',
      '(?:bei uns|bei @|für uns|für @|im unternehmen|im betrieb) (?:arbeiten|sind)(?: (?:NOW))* (# PEOPLE)',
      'arbeiten(?: (?:NOW))* (# PEOPLE) (?:bei uns|für uns|bei @|für @)(?![a-z])',
      '(# PEOPLE)(?:,[^,.]{3,60},)? (?:arbeiten|sind)(?: NOW)? (?:bei uns|für uns|hier|bei @|für @|im unternehmen)(?![a-z])',
      '^(# STAFF(?:,? (?:davon|darunter) [^,.]{3,60},)?)(?: aus [a-zäöü\\d]+ nationen)? (?:betreuen|arbeiten|beraten|fertigen|sorgen|bauen|konstruieren|unterstützen|produzieren|pflegen|pflanzen|planen|backen|entwickeln|stellen|brauen)(?![a-z])',
      '(# PEOPLE)(?: aus [a-zäöü\\d]+ (?:ländern|nationen))? arbeiten(?: NOW)? an unser',
      'von (# kolleginnen und kollegen)(?=, (?:darunter|davon) )',
      '(?:mit|dank) (?:unseren |unserem team von )(# STAFF)',
      '(?:^(?:(?:gegründet )?\\d{4}(?: gegründet)?, )?|(?:wir|@)(?![a-z])[^,;.]{0,80} )(?:(?:mit|dank) (?:heute|inzwischen)|(?:heute|inzwischen|mittlerweile|aktuell|derzeit) mit) (# STAFF)(?![^.;]* ist (?!@))',
      'unsere (# (?:STAFF|leute|köpfe))',
      '(wir sind (?:NOW )?zu ORDINAL)',
      '(?:sind|arbeiten|sitzen) wir (?:NOW )?(zu ORDINAL)',
      '(wir sind (?:NOW) #)END',
      '(?:NOW) sind wir (#)END',
      '^mit (# STAFF)(?=[^,;.]{0,60} (?:wir|@|unser (?:betrieb|unternehmen)|das unternehmen)(?![a-z]))',
      '(?:NOW) (?:kümmern sich|sorgen) (# STAFF) (?:um|für) ',
    ],
    labels: 'mitarbeiter|mitarbeitende|anzahl mitarbeiter|mitarbeiterzahl|mitarbeiteranzahl|beschäftigte|teamgröße',
  },
  fr: {
    about: 'plus de|environ|près de|quelque|presque',
    staff:
      "salarié(?:e)?s(?: et salarié(?:e)?s)?|collaborat(?:eurs|rices)(?: et collaborat(?:eurs|rices))?|employé(?:e)?s(?: et employé(?:e)?s)?|collègues|équipiers|personnes (?:salariées|dans l'équipe|à temps plein)",
    persons: 'personnes',
    kind: 'petite|belle|jeune|grande|soudée|passionnée',
    now: "aujourd'hui|désormais|actuellement|maintenant",
    after:
      "dans l'ancien(?:ne)? [a-z]+|dans nos (?:bureaux|locaux|ateliers)|à l'année|à l'atelier|au fournil|en cuisine|au bureau|au magasin|dans l'équipe|en tout|au total",
    frames: [
      "(?:nous (?:sommes|employons|comptons)|@ (?:compte|emploie|rassemble|réunit|regroupe)|l'(?:entreprise|association|équipe|agence|étude) (?:compte|emploie|réunit|rassemble)|la (?:société|coopérative|maison|fondation|scop) (?:compte|emploie|réunit)|notre (?:maison|groupe|cabinet|entreprise|atelier|équipe|agence|coopérative) (?:compte|emploie|rassemble|réunit)|le (?:cabinet|groupe|studio) (?:compte|emploie|réunit))(?: NOW)? (?:une (?:KIND )?équipe de )?(# (?:PEOPLE|professionnels))",
      "(?:notre|^une|nous sommes une|nous formons une|l') ?(?:KIND )?équipe(?: KIND)? (?:est composée de |se compose de |composée de |compte |de |d')(# PEOPLE)",
      '(?:notre|nous sommes une|nous formons une) (?:KIND )?(équipe de #)END',
      '@ est(?: NOW)? une (?:KIND )?(équipe de # PEOPLE)',
      '(?:nous sommes|nous formons|@ est)(?: NOW)? une (?:KIND )?(équipe de #)(?= (?!bénévole|membre|partenaire|indépendant|client|entreprise|agence|magasin)[a-zéèêîôç-]{4,}s(?:,|\\.|$| et ))',
      '(?:nos effectifs|notre effectif|(?:nous|@)(?![a-z])[^,;.]{0,60} un effectif) (?:comptent|compte|sont|est|de)(?: de)? (# PEOPLE)',
      "(?:entourée?s?|épaulée?s?|secondée?s?) (?:aujourd'hui )?(?:d'une équipe )?(?:de |d')(# PEOPLE)",
      'nos (# STAFF)',
      "(?:@|la maison|l'(?:entreprise|atelier|association)|notre (?:maison|entreprise|atelier)) (?:fait|faisons) (?:aujourd'hui )?(?:vivre|travailler) (# STAFF(?: permanente?s)?)",
      '(?:^|, )avec (# STAFF), (?:nous|@|notre (?:entreprise|maison|groupe))(?![a-z])',
      '(nous sommes(?: NOW)? #(?: AFTER)?)END',
      '(nous sommes(?: NOW)? # (?:à|a) (?:y )?(?:travailler|faire tourner|œuvrer))',
      '(# PEOPLE) (?:y travaillent|travaillent (?:ici|chez nous|à nos côtés|avec nous|chez @))',
      '^(# STAFF) (?:travaillent|accompagnent|fabriquent|conçoivent|veillent|conseillent|œuvrent|vous accueillent)(?![a-z])',
    ],
    labels: 'effectifs?|salariés|nombre de salariés|collaborateurs',
  },
  es: {
    about: 'más de|unos|unas|alrededor de|aproximadamente|cerca de|casi',
    staff:
      '(?:empleados|empleadas|trabajadores|trabajadoras)(?: y (?:empleados|empleadas|trabajadores|trabajadoras))?|colaboradores|compañer[oa]s|miembros del equipo|en plantilla|personas (?:en plantilla|en el equipo)',
    persons: 'personas',
    kind: 'gran|pequeño|joven',
    now: 'hoy|ahora|actualmente|ya',
    after: 'en total|en plantilla|todo el año|entre',
    frames: [
      '(?:somos|contamos con|empleamos a|empleamos|@ (?:cuenta con|emplea a|emplea)|la (?:empresa|cooperativa|fundación|asociación) (?:cuenta con|emplea a|emplea|tiene)|tenemos|nuestra plantilla de|^la plantilla de|(?:dirigen|llevan) (?:NOW )?[^;]{3,120} y una plantilla de)(?: NOW)? (?:un (?:KIND )?equipo (?:de|formado por|compuesto por|integrado por) |una plantilla de )?(# (?:PEOPLE|profesionales))',
      '(?:nuestro|somos un|formamos un|junto a un|el) (?:KIND )?equipo (?:de|formado por|compuesto por|integrado por|lo forman|lo formamos|está formado por|suma) (# PEOPLE)',
      '(?:trabajamos aquí|trabajamos en @|trabajan (?:aquí|con nosotros|en @|en la empresa))(?: NOW)? (# PEOPLE)',
      'nuestr[oa]s (# STAFF)',
      '@ es(?: NOW)? un (?:KIND )?(equipo de # PEOPLE)',
      '(?:somos|formamos|@ es)(?: NOW)? un (?:KIND )?(equipo de #)(?= (?!voluntari|miembro|soci|colaborador|autónom|client|empresa|tienda|oficina)[a-záéíóúñ-]{4,}s(?:,|\\.|$| y | e ))',
      '(?:en ella|en él|allí|ahí|donde) trabajan (?:NOW )?(# PEOPLE)',
      '^con (# STAFF),? (?:somos|fabricamos|trabajamos|atendemos|damos|ofrecemos|@)(?![a-z])',
      'formamos (?:NOW )?(?:el claustro|el equipo|la plantilla) (# (?:PEOPLE|profesor[ea]s))',
      '((?:NOW) somos #)END',
      'somos(?: NOW)? (#)END',
      '(?:en total|en conjunto),? somos (#)END',
      '((?:la|nuestra) plantilla (?:fija )?(?:(?:la|lo) (?:forman|formamos|componen|componemos)|es de|suma|alcanza|cuenta con|está formada por) #(?: PEOPLE|END))',
      'damos (?:trabajo|empleo) a (# PEOPLE)',
      '^(# STAFF) (?:trabajan|atienden|fabrican|cuidan|asesoran|hacen)(?![a-z])',
    ],
    labels: 'plantilla|empleados|número de empleados|trabajadores',
  },
  it: {
    about: 'oltre|più di|circa|quasi|poco più di',
    staff:
      'dipendenti|collaborat(?:ori|rici)(?: e collaborat(?:ori|rici))?|addetti|colleghi|membri del team|persone (?:nel team|in organico)',
    persons: 'persone',
    kind: 'piccolo|piccola|giovane|affiatato|affiatata|grande',
    now: 'oggi|attualmente|ormai|adesso',
    after: "tutto l'anno|in tutto|in totale|di noi|al banco|in bottega|in cantiere",
    frames: [
      "(?:siamo|contiamo(?: su)?|impieghiamo|abbiamo|diamo lavoro a|@ (?:conta(?: su)?|impiega|dà lavoro a|occupa)|(?:l'azienda|la cooperativa|la ditta|l'associazione) (?:conta|impiega|occupa|ha|dà lavoro a)|lo studio (?:conta|riunisce)|(?:il|il nostro) team (?:conta|è composto da|è formato da)|(?:l'organico|il nostro organico) (?:conta|è di|è composto da))(?: NOW)? (?:un (?:KIND )?team di |una (?:KIND )?squadra di |in )?(# (?:PEOPLE|professionisti))",
      '(?:il nostro|siamo un|siamo una|la nostra) (?:KIND )?(?:team|squadra|gruppo|staff|organico)(?: KIND)? (?:di|composto da|composta da|formato da|formata da) (# PEOPLE)',
      '(?:i nostri|le nostre) (# STAFF)',
      '@ (?:è|e)(?: NOW)? (?:un|una) (?:KIND )?((?:team|squadra|gruppo) di # PEOPLE)',
      '(?:siamo|@ (?:è|e))(?: NOW)? (?:un|una) (?:KIND )?((?:team|squadra) di #)(?= (?!volontari|membri|soci|partner|autonom|client|aziend|impres|negozi|sedi)[a-zàèéìòù-]{4,}[ie](?:,|\\.|$| e ))',
      '(?<!non )(?:vi|ci) lavorano(?: NOW)? (# PEOPLE)',
      '^con (# STAFF),? (?:siamo|produciamo|lavoriamo|serviamo|realizziamo|@)(?![a-z])',
      '((?:siamo|lavoriamo)(?: NOW)? in #)END',
      '((?:in tutto|in totale) siamo (?:in )?#)END',
      '(?:lavorano (?:in azienda|qui|con noi|per noi|da noi|in @)|con noi lavorano|da noi lavorano)(?: NOW)? (# PEOPLE)',
      '^(# STAFF) (?:lavorano|seguono|producono|assistono|realizzano)(?![a-z])',
    ],
    labels: 'dipendenti|numero di dipendenti|organico|addetti',
  },
}
