import type { Phrases } from './types.ts'

export const themes: Phrases['themes'] = {
  goal: {
    step: ['Das Ziel in einem Satz festhalten', 'Klären, was danach anders sein soll'],
    noun: 'Das Ziel dahinter',
    mistake: ['Ohne Ziel loslegen', 'Das Ziel im Ungefähren lassen'],
    why: [
      'Wer beginnt, sich in das Thema {k} einzulesen, trifft auf hundert Antworten, bevor auch nur eine Frage gestellt ist. Ein Ziel in einem Satz dreht das um: Was ihm nicht dient, darf überblättert werden.',
      'Zwei Menschen können sich gegensätzlich entscheiden und beide recht haben, weil sie Verschiedenes wollen. Was {Sie selbst wollen|du selbst willst}, steht in keinem Ratgeber. Deshalb kommt diese Frage zuerst.',
    ],
    act: [
      '{Schreiben Sie|Schreib} auf, was danach anders sein soll: woran {Sie|du} es {merken|merkst}, wo es sich zeigt und was bleiben darf, wie es ist. {Streichen Sie|Streich} dann jedes Adjektiv, das niemand nachprüfen könnte. Was übrig bleibt, ist das Ziel.',
      '{Vervollständigen Sie|Vervollständige} schriftlich den Satz „Es hat sich gelohnt, wenn …“, und zwar kleinlich: mit Uhrzeit, Ort und einer Szene aus {Ihrer|deiner} Woche. {Lesen Sie|Lies} ihn jemandem vor und {lassen Sie|lass} ihn nacherzählen. Wo die beiden Fassungen auseinandergehen, ist die Formulierung noch zu weich.',
    ],
    check: 'Fertig ist dieser Punkt, wenn eine fremde Person anhand des Satzes sagen könnte, ob es geklappt hat.',
    slip: [
      'Am Anfang steht das Gefühl, dass etwas geschehen muss, und das erstbeste Angebot. Was genau hinterher besser sein soll, spricht niemand aus. So entsteht ein Ergebnis, das fertig ist, bezahlt ist und ein Stück neben der Sache liegt.',
      '„Besser“, „moderner“, „nachhaltiger“: Das Ziel klingt gut und würde zu jedem passen. Gerade deshalb entscheidet es nichts, und die eigentlichen Wünsche zum Thema {k} kommen erst ans Licht, wenn sich kaum noch etwas ändern lässt.',
    ],
    items: [
      'Das Ziel in einem überprüfbaren Satz notieren',
      'Aufschreiben, woran das Erreichen zuerst zu merken ist',
      'Festhalten, was ausdrücklich bleiben darf, wie es ist',
    ],
    ask: ['Was soll danach anders sein?', 'Wann hätte sich der Aufwand gelohnt?'],
    gap: 'was die Kundschaft erreichen möchte, in deren eigenen Worten',
    cues: 'Ziel Ziele Zweck Absicht Ergebnis Ergebnisse Nutzen Zielsetzung',
  },
  start: {
    step: ['Den eigenen Ausgangspunkt bestimmen', 'Aufschreiben, wie es heute ist'],
    noun: 'Der Ausgangspunkt',
    mistake: ['Übersehen, was schon da ist', 'Vom Wunschzustand aus planen'],
    why: [
      'Ein guter Rat zum Thema {k} hängt davon ab, von wo aus jemand startet, und das lässt sich nur aus der Nähe sehen. Ein paar Minuten mit Stift und Papier ersparen den Plan, der zu anderen passt.',
      'Was schon funktioniert, muss niemand neu kaufen, lernen oder erfinden. Übersehen wird es leicht, eben weil es keinen Ärger macht.',
    ],
    act: [
      '{Teilen Sie|Teil} ein Blatt in drei Spalten: läuft, hakt, unbekannt. {Füllen Sie|Füll} es für eine gewöhnliche Woche aus, nicht für die ideale. Am nützlichsten ist die dritte Spalte, denn sie sagt, was als Nächstes herauszufinden ist.',
      '{Verfolgen Sie|Verfolge} einen ganz normalen Fall von Anfang bis Ende und {notieren Sie|notiere} jeden Schritt so, wie er wirklich geschieht. {Machen Sie|Mach} ein Kreuz, wo gewartet, nachgefragt oder doppelt gearbeitet wird. Die Stelle mit den meisten Kreuzen ist der Anfang.',
    ],
    check: 'Eine gute Bestandsaufnahme enthält mindestens eine Überraschung.',
    slip: [
      'Der Plan geht davon aus, wie es sein sollte. Maße, Gewohnheiten und alte Absprachen tauchen erst auf, wenn sie im Weg stehen, und jede von ihnen kostet dann eine Extrarunde.',
      'Alle Aufmerksamkeit gilt dem Neuen am Thema {k}. Das Vorhandene sieht sich niemand an, und am Ende wird ersetzt, was eine kleine Reparatur gerettet hätte.',
    ],
    items: [
      'Notieren, was heute gut läuft und bleiben soll',
      'Einen gewöhnlichen Fall durchgehen und jede Verzögerung markieren',
      'Offen aufschreiben, was noch niemand weiß',
    ],
    ask: ['Was läuft heute gut und darf nicht verloren gehen?', 'Wo geht im Moment die meiste Zeit verloren?'],
    gap: 'die Lage, in der sich Menschen üblicherweise melden',
    cues: 'heute Ausgangslage Ausgangspunkt Bestand Bestandsaufnahme Situation Status vorher bisher Altbau',
  },
  people: {
    step: ['Mit den Betroffenen sprechen', 'Andere früh einbeziehen'],
    noun: 'Die Beteiligten',
    mistake: ['Andere zu spät fragen', 'Über Köpfe hinweg entscheiden'],
    why: [
      'Beim Thema {k} entscheidet selten jemand ganz allein, auch wenn nur eine Person unterschreibt. Irgendjemand teilt den Raum, das Budget oder die Folgen und wird lieber vorher gefragt als nachher.',
      'Ein Einwand, der früh kommt, ist ein Hinweis. Derselbe Einwand am Ende ist ein Hindernis.',
    ],
    act: [
      '{Schreiben Sie|Schreib} auf, wer mitredet, wer mithilft und wer mit dem Ergebnis lebt. {Stellen Sie|Stell} allen dieselben zwei Fragen: Was darf nicht passieren, und wann hätte es sich gelohnt? {Notieren Sie|Notiere} die Antworten wörtlich; eine Zusammenfassung wäre schon eine Deutung.',
      '{Erzählen Sie|Erzähl} einer betroffenen Person von dem Vorhaben, bevor {Sie sich|du dich} festgelegt {haben|hast}. {Bitten Sie|Bitte} um das stärkste Gegenargument und {antworten Sie|antworte} nicht sofort. Einen Tag später ist die Antwort besser.',
    ],
    check: 'Genug gefragt ist, wenn das letzte Gespräch nichts Neues mehr gebracht hat.',
    slip: [
      'Es sollte eine Überraschung werden, oder es fehlte schlicht die Zeit zum Fragen. Nun stehen die anderen vor vollendeten Tatsachen, und aus Fragen von fünf Minuten werden Grundsatzfragen.',
      'Nach ihrer Meinung zum Thema {k} werden nur die gefragt, die ohnehin zustimmen. Die leisen Zweifel der Übrigen verschwinden dadurch nicht. Sie kehren zurück: als Verzögerung, als Ausnahme, als Seufzer.',
    ],
    items: [
      'Auflisten, wer entscheidet, wer hilft und wer betroffen ist',
      'Alle fragen, was auf keinen Fall passieren darf',
      'Rückmelden, was aus den Vorschlägen geworden ist',
    ],
    ask: ['Wer muss mit dem Ergebnis leben?', 'Wessen Zustimmung fehlt noch?'],
    gap: 'wer auf Kundenseite meist beteiligt ist und was diese Person zuerst fragt',
    cues: 'Menschen Team Teams Mitarbeiter Mitarbeitende Kunden Kundschaft Familie Beteiligte Betroffene Nachbarn Zielgruppe Personal wer',
  },
  terms: {
    step: ['Die wichtigsten Begriffe klären', 'Wörter klären, bevor es um Inhalte geht'],
    noun: 'Die Begriffe',
    mistake: ['Bei unbekannten Wörtern nicken', 'Fachwörter für selbstverständlich halten'],
    why: [
      'Rund um das Thema {k} gibt es Wörter, die alle benutzen und kaum jemand erklärt. Wer die fünf häufigsten kennt, kann einem Angebot, einer Anleitung oder einem Gespräch folgen, ohne auf gut Glück zu nicken.',
      'Viele Meinungsverschiedenheiten handeln von Wörtern. Sobald klar ist, was ein Begriff umfasst und was nicht, erledigt sich ein guter Teil der Debatte von selbst.',
    ],
    act: [
      '{Sammeln Sie|Sammle} die Wörter, die immer wieder vorkommen, und {erklären Sie|erkläre} jedes in einem Satz, wie über den Gartenzaun. Braucht es dafür ein weiteres Fachwort, gehört auch dieses auf die Liste. Wo {Sie|du} unsicher {sind|bist}, bleibt eine Lücke, und genau nach den Lücken wird gefragt.',
      '{Nehmen Sie|Nimm} ein Angebot, einen Artikel oder eine Anleitung und {unterstreichen Sie|unterstreich} alles, was {Sie|du} nachschlagen {müssten|müsstest}. {Bitten Sie|Bitte} darum, den Satz noch einmal ohne dieses Wort zu sagen. Eine gute Antwort ist kurz und enthält ein Beispiel.',
    ],
    check: 'Ein Begriff sitzt, wenn er in einem Satz über den eigenen Fall richtig verwendet werden kann.',
    slip: [
      'Ein Wort klingt vertraut, also fragt niemand nach. Beide Seiten sagen dasselbe und meinen Verschiedenes, und der Unterschied zeigt sich mit der Rechnung oder am Tag der Lieferung.',
      'Fachwörter gelten als Gütesiegel: je mehr davon, desto kundiger der Rat. Was sie für den eigenen Fall bedeuten, bleibt offen, und mit ihm die eigentliche Frage zum Thema {k}.',
    ],
    items: [
      'Die häufigsten Begriffe in je einem Satz erklären',
      'Nach jedem nur halb verstandenen Wort fragen',
      'Neben jedes Fachwort das einfache Wort schreiben',
    ],
    ask: ['Bei welchem Wort wurde bisher nur genickt?', 'Was genau umfasst der wichtigste Begriff?'],
    gap: 'den Begriff, der am häufigsten missverstanden wird, mit eigener Erklärung',
    cues: 'Begriff Begriffe Bedeutung Definition Glossar Fachwörter Fachbegriffe Wörter Sprache heißt bedeutet',
  },
  questions: {
    step: ['Offene Fragen sammeln', 'Nachfragen, bevor geantwortet wird'],
    noun: 'Die richtigen Fragen',
    mistake: ['Antworten, bevor die Frage klar ist', 'Einfache Fragen für sich behalten'],
    why: [
      'Eine gute Frage spart mehr Zeit als eine schnelle Antwort. Sie zeigt, was tatsächlich fehlt: eine Tatsache, eine Entscheidung oder einfach ein Gespräch.',
      'Hinter einer Frage zum Thema {k} stehen meist noch drei weitere. Solange sie unausgesprochen bleiben, hilft auch eine richtige Antwort nicht vom Fleck.',
    ],
    act: [
      '{Schreiben Sie|Schreib} jede offene Frage auf einen eigenen Zettel und {sortieren Sie|sortiere} die Zettel in drei Stapel: nachschlagen, entscheiden, ausprobieren. Der mittlere Stapel kommt zuerst dran. Entscheidungen halten alles Übrige auf, und keine Suchmaschine nimmt sie einem ab.',
      '{Bereiten Sie|Bereite} vor jedem Gespräch drei Fragen vor und {halten Sie|halte} die Antworten im Wortlaut fest. {Stellen Sie|Stell} überall dieselben drei Fragen. Nur dann lassen sich die Antworten vergleichen.',
    ],
    check: 'Zu jeder Frage ist bekannt, woher die Antwort kommen soll und bis wann.',
    slip: [
      'Die erste einleuchtende Antwort ist willkommen, weil sie die Unsicherheit beendet. Ob sie die Frage trifft, die wirklich gestellt war, prüft niemand mehr, und bald liegt derselbe Punkt wieder auf dem Tisch.',
      'Niemand möchte ahnungslos wirken, also werden die einfachen Fragen zum Thema {k} nicht gestellt. Die Lücken füllen Vermutungen, und Vermutungen klingen nach einer Weile wie Wissen.',
    ],
    items: [
      'Alle offenen Fragen an einem Ort aufschreiben',
      'Trennen, was nachzuschlagen und was zu entscheiden ist',
      'In jedem Gespräch dieselben drei Fragen stellen',
    ],
    ask: ['Was müsste bekannt sein, um heute entscheiden zu können?', 'Welche Frage kehrt immer wieder zurück?'],
    gap: 'die am häufigsten gestellte Frage, mit der eigenen Antwort',
    cues: 'Frage Fragen fragen FAQ Antwort Antworten warum wieso weshalb',
  },
  expectations: {
    step: ['Erwartungen auf den Boden holen', 'Herausfinden, was nicht dazugehört'],
    noun: 'Was zu erwarten ist',
    mistake: ['Zu viel zu früh erwarten', 'Erwartungen nicht aussprechen'],
    why: [
      'Enttäuschung ist der Abstand zwischen dem, was erwartet wurde, und dem, was ankommt. Ein Teil davon lässt sich vorab beseitigen, indem jemand sagt, was dazugehört und was nicht.',
      'Die ersten Wochen können anders aussehen als im Prospekt, beim Thema {k} wie bei allem Neuen. Wer das vorher weiß, hält sie leichter aus.',
    ],
    act: [
      '{Legen Sie|Leg} zwei Listen an: „Darauf ist Verlass“ und „Das dauert länger oder kostet extra“. {Lassen Sie|Lass} die zweite von denen ausfüllen, die beraten oder liefern. Fällt ihnen nichts ein, lohnt sich eine zweite Nachfrage.',
      '{Beschreiben Sie|Beschreib} das erste Ergebnis, das mit eigenen Augen zu sehen wäre, so klein es auch ist, und wann. {Beschreiben Sie|Beschreib} danach, was zunächst schlechter aussehen wird. Ein Umweg ist leichter zu ertragen, wenn er schon auf der Karte stand.',
    ],
    check: 'Die Erwartungen sind klar, wenn niemand mehr fragen muss: „Und wann sieht man etwas?“',
    slip: [
      'Das Ergebnis wird in leuchtenden Farben ausgemalt, von anderen oder von einem selbst. Der erste gewöhnliche Tag wirkt dann wie ein Rückschlag, obwohl alles nach Plan läuft.',
      'Alle Beteiligten nehmen an, dass die anderen dasselbe Ergebnis vor Augen haben. Weil es selbstverständlich scheint, sagt es niemand, und der Unterschied zeigt sich ausgerechnet bei der Übergabe.',
    ],
    items: [
      'Notieren, was enthalten ist und was nicht',
      'Das erste sichtbare Ergebnis beschreiben',
      'Herausfinden, welche Phase zäh werden dürfte',
    ],
    ask: ['Was gehört ausdrücklich nicht dazu?', 'Wann ist das erste Ergebnis zu sehen?'],
    gap: 'was in den ersten Wochen zu erwarten ist und was nicht',
    cues: 'Erwartung Erwartungen erwarten realistisch Versprechen Vorteile Vorteil Nutzen Wirkung',
  },
  criteria: {
    step: ['Kriterien vor dem Vergleich festlegen', 'Entscheiden, was wirklich zählt'],
    noun: 'Die Kriterien',
    mistake: ['Ohne Kriterien auswählen', 'Alle Kriterien gleich wichtig nehmen'],
    why: [
      'Kriterien, die vorab feststehen, schützen vor dem Charme des letzten Gesprächs. Außerdem lässt sich die Wahl später erklären, ohne dass sie verteidigt werden muss.',
      'Eine beste Lösung zum Thema {k} an sich gibt es nicht, nur eine beste für einen bestimmten Zweck. Kriterien bringen diesen Zweck zur Sprache.',
    ],
    act: [
      '{Notieren Sie|Notiere} alles, was wichtig sein könnte, und {erlauben Sie sich|erlaub dir} dann drei Muss-Kriterien. Der Rest ist Kür und zählt erst, wenn die drei erfüllt sind. Wer eines davon verfehlt, scheidet aus, so angenehm das Übrige auch sein mag.',
      '{Machen Sie|Mach} aus jedem Kriterium eine Frage, die sich mit Ja, Nein oder einer Zahl beantworten lässt. Aus „einfach zu bedienen“ wird „Gelingt es nach einer einzigen Erklärung allein?“. Was sich so nicht fragen lässt, ist Geschmackssache: erlaubt, aber auf einem eigenen Blatt.',
    ],
    check: 'Die Liste steht, wenn jemand anderes mit ihr zur selben Wahl käme.',
    slip: [
      'Die Möglichkeiten liegen auf dem Tisch, bevor jemand gesagt hat, worauf es ankommt. So entscheidet, was ins Auge fällt: das schönste Beispiel, die kleinste Zahl, die selbstsicherste Stimme.',
      'Eine lange Tabelle mit vielen Zeilen sieht gründlich aus. Zählt aber jede Zeile gleich viel, kann eine Kleinigkeit den einen Punkt überstimmen, an dem beim Thema {k} alles hängt.',
    ],
    items: [
      'Drei Muss-Kriterien wählen, alles andere ist Kür',
      'Jedes Kriterium als Frage mit klarer Antwort formulieren',
      'Die Kriterien festlegen, bevor Angebote auf dem Tisch liegen',
    ],
    ask: ['Welche drei Punkte sind nicht verhandelbar?', 'Was wäre ein sofortiges Ausschlusskriterium?'],
    gap: 'das Kriterium, das bei der Kundschaft am häufigsten den Ausschlag gibt',
    cues: 'Kriterium Kriterien Auswahl auswählen wählen Wahl Anforderungen worauf wichtig richtig richtige besten',
  },
  compare: {
    step: ['Möglichkeiten nebeneinanderlegen', 'Mehr als einen Weg ansehen'],
    noun: 'Die Möglichkeiten im Vergleich',
    mistake: ['Die erstbeste Lösung nehmen', 'Äpfel mit Birnen vergleichen'],
    why: [
      'Eine einzige Möglichkeit ist noch keine Wahl. Erst die zweite zeigt, was an der ersten besonders ist, und auch das Nichtstun hat eine eigene Spalte verdient.',
      'Nebeneinander werden Unterschiede sichtbar, die nacheinander verschwinden. Für eine Entscheidung zum Thema {k} ist eine schlichte Tabelle oft mehr wert als zehn offene Tabs.',
    ],
    act: [
      '{Setzen Sie|Setz} die Möglichkeiten in die Spalten und die Kriterien in die Zeilen. {Füllen Sie|Füll} die Tabelle Zeile für Zeile aus: So wird ein Punkt bei allen gerecht beurteilt, bevor der nächste an die Reihe kommt. Felder, in denen nur geraten wird, bekommen ein Zeichen.',
      '{Spielen Sie|Spiel} denselben alltäglichen Fall mit jeder Möglichkeit durch: den ersten Tag, eine normale Woche, den Moment, in dem etwas schiefgeht. Unterschiede, auf die es ankommt, zeigen sich in so einer Geschichte früher als in einer Liste von Merkmalen.',
    ],
    check: 'Der Vergleich ist fair, wenn die Anhänger jeder Lösung ihren Favoriten darin wiedererkennen.',
    slip: [
      'Ein erster Vorschlag passt, und die Erleichterung ist groß. Woran er gemessen wurde, bleibt unklar, und mit der ersten Schwierigkeit sind die Zweifel zurück.',
      'Die eine Lösung ist aus dem Prospekt bekannt, die andere aus dem Alltag. Ein solcher Vergleich sagt mehr über die Herkunft der Informationen als über das Thema {k}.',
    ],
    items: [
      'Mindestens zwei Möglichkeiten nebeneinanderstellen',
      'Eine Spalte für „alles bleibt, wie es ist“ einfügen',
      'Jedes Feld markieren, das auf einer Vermutung beruht',
    ],
    ask: [
      'Was geschieht, wenn alles bleibt, wie es ist?',
      'In welcher Alltagssituation ist der Unterschied am größten?',
    ],
    gap: 'zwei Möglichkeiten, zwischen denen die Kundschaft schwankt, mit dem Unterschied in einem Satz',
    cues: 'Vergleich vergleichen Alternative Alternativen Möglichkeiten Optionen Unterschied Unterschiede Arten Varianten Anbieter Produkt Produkte Hersteller Handwerker Fachbetrieb',
  },
  sources: {
    step: ['Prüfen, woher die Informationen stammen', 'Wissen von Hörensagen trennen'],
    noun: 'Verlässliche Informationen',
    mistake: ['Sich auf Hörensagen verlassen', 'Nur einer einzigen Quelle trauen'],
    why: [
      'An Ratschlägen zum Thema {k} herrscht kein Mangel. Rar sind solche, die sagen, von wem sie stammen, für wen sie gelten und wann sie zuletzt überprüft wurden.',
      'Die Frage „Woher weiß man das?“ ist kein Misstrauen. Sie ist die kürzeste Form der Qualitätskontrolle.',
    ],
    act: [
      '{Gehen Sie|Geh} die Notizen durch und {schreiben Sie|schreib} hinter jede wichtige Behauptung die Quelle: ein Dokument, eine Person, die eigene Beobachtung. Behauptungen ohne Quelle kommen auf eine eigene Liste. Dort werden sie geprüft, als Annahme gekennzeichnet oder gestrichen.',
      '{Suchen Sie|Such} für jeden Punkt, der die Entscheidung trägt, eine zweite, unabhängige Quelle. Abschriften desselben Textes zählen nicht. Wo sich die beiden widersprechen, liegt die Frage, die sich zu stellen lohnt.',
    ],
    check: 'Jede Zahl und jeder Name in den Notizen lässt sich binnen einer Minute zurückverfolgen.',
    slip: [
      'Ein Satz wurde so oft wiederholt, dass er als Tatsache gilt. Niemand weiß mehr, wer ihn zuerst gesagt hat und über welchen Fall, und trotzdem stützt sich eine Entscheidung zum Thema {k} darauf.',
      'Eine Bewertung, eine Empfehlung, ein Bekannter, der es ausprobiert hat: Eine einzige Quelle genügt, solange sie bestätigt, was erhofft war. Ihre Grenzen zeigen sich erst, wenn der eigene Fall anders liegt.',
    ],
    items: [
      'Hinter jede wichtige Behauptung die Quelle schreiben',
      'Für alles, was die Entscheidung trägt, eine zweite Quelle suchen',
      'Annahmen als Annahmen kennzeichnen',
    ],
    ask: ['Welche der Zahlen haben eine Quelle?', 'Wer hat etwas davon, dass diese Behauptung geglaubt wird?'],
    gap: 'eine eigene Quelle für den wichtigsten Punkt, etwa ein Projekt, einen Test oder einen Bericht',
    cues: 'Quelle Quellen Information Informationen Recherche Fakten Belege Daten Studie Studien Wissen lernen Vertrauen',
  },
  budget: {
    step: ['Die vollen Kosten ausrechnen', 'Aufwand und Geld zusammenzählen'],
    noun: 'Kosten und Aufwand',
    mistake: ['Nur auf den ersten Preis schauen', 'Den laufenden Aufwand vergessen'],
    why: [
      'Der Preis auf der ersten Seite ist nur der Teil der Kosten, der am leichtesten zu sehen ist. Zeit, Zubehör, Pflege und der Weg zurück gehören in dieselbe Rechnung.',
      'Wer früh über Geld spricht, hat beim Thema {k} noch die Wahl. Später bleibt womöglich nur noch das Bezahlen.',
    ],
    act: [
      '{Legen Sie|Leg} vier Zeilen an: einmal, jeden Monat, jedes Jahr, beim Aufhören. In jede gehören Geld und eigene Zeit, und wo eine Zahl fehlt, eine Spanne. Die Zeile mit der größten Spanne wird zuerst geklärt.',
      '{Lassen Sie sich|Lass dir} ein Angebot für einen vollständigen, gewöhnlichen Fall machen, samt allen Extras. {Rechnen Sie|Rechne} danach aus, was es kostet, alles beim Alten zu lassen. Erst der Unterschied zwischen beidem ist der wirkliche Preis.',
    ],
    check: 'Die Rechnung ist vollständig, wenn auch darin steht, was ein Ausstieg kostet.',
    slip: [
      'Die kleinste Zahl gewinnt, weil nur eine einzige verglichen wurde. Was sie auslässt, taucht später unter anderen Überschriften auf: als Zubehör, als Reparatur, als verlorener Samstag.',
      'Der Anfang ist bis ins Kleinste kalkuliert, das zweite Jahr gar nicht. Dabei entscheidet gerade der kleine, regelmäßige Aufwand, ob etwas bezahlbar bleibt.',
    ],
    items: [
      'Einmalige, monatliche und jährliche Kosten zusammenrechnen, dazu die des Ausstiegs',
      'Neben dem Geld auch die eigene Zeit eintragen',
      'Ein Angebot für einen vollständigen, gewöhnlichen Fall einholen',
    ],
    ask: ['Was kostet es, alles beim Alten zu lassen?', 'Welche Kosten kehren jeden Monat wieder?'],
    gap: 'ein Preisbeispiel aus dem eigenen Angebot',
    cues: 'Kosten Preis Preise Budget Geld Gebühren teuer günstig sparen Ersparnis lohnt Förderung Zuschuss Wirtschaftlichkeit',
  },
  rules: {
    step: ['Regeln und Kleingedrucktes lesen', 'Klären, was verbindlich ist'],
    noun: 'Regeln und Vereinbarungen',
    mistake: ['Das Kleingedruckte überspringen', 'Die Regeln erst ganz am Ende prüfen'],
    why: [
      'Am billigsten ist es, Regeln einzuhalten, bevor etwas unterschrieben, gebaut oder veröffentlicht ist. Danach wird jede Korrektur zum Gespräch mit mehreren Parteien.',
      'Verträge, Fristen und Genehmigungen stecken den Rahmen für das Thema {k} ab. Wer ihn kennt, kann den ganzen Platz darin nutzen.',
    ],
    act: [
      '{Listen Sie|Liste} auf, was binden könnte: Verträge, Genehmigungen, Fristen, Versicherungen, Hausordnungen. {Schreiben Sie|Schreib} dazu, wer verbindlich Auskunft geben kann, und {fragen Sie|frag} schriftlich. Eine kurze Antwort per E-Mail ist mehr wert als ein langes Gespräch, das niemand festgehalten hat.',
      '{Lesen Sie|Lies} die Vereinbarung von hinten: Laufzeit, Kündigung, Haftung, Umgang mit Daten. Wo {Sie|du} raten {müssten|müsstest}, kommt ein Fragezeichen hin. Diese Stellen werden erklärt, bis keines mehr übrig ist.',
    ],
    check: 'Zu jeder Regel lässt sich das Dokument nennen, in dem sie steht.',
    slip: [
      'Die Bedingungen sehen aus wie alle anderen, also wird weitergeblättert. Interessant werden sie, wenn sich etwas ändert, und dann ist nichts mehr zu verhandeln.',
      'Ob es überhaupt erlaubt ist, fragt man, wenn alles fertig ist. Ein Nein kostet dann keine Idee mehr, sondern die getane Arbeit.',
    ],
    items: [
      'Verträge, Genehmigungen und Fristen zusammenstellen',
      'Verbindliche Auskünfte schriftlich einholen',
      'Laufzeit, Kündigung und Haftung vor der Unterschrift prüfen',
    ],
    ask: ['Wer kann verbindlich Auskunft geben?', 'Was geschieht bei einem vorzeitigen Ausstieg?'],
    gap: 'die Regel oder Frist im eigenen Fachgebiet, die am häufigsten übersehen wird',
    cues: 'Regel Regeln Recht Gesetz Gesetze Vertrag Verträge Vorschrift Vorschriften Genehmigung Versicherung Datenschutz Kündigung',
  },
  risk: {
    step: ['Durchdenken, was schiefgehen kann', 'Einen zweiten Weg vorbereiten'],
    noun: 'Risiken und der zweite Weg',
    mistake: ['Keinen Plan B haben', 'Hoffen, dass schon nichts passiert'],
    why: [
      'Ein Risiko, das einen Namen hat, ist nur noch halb so groß. Es lässt sich beobachten, verringern oder bewusst eingehen; überraschend kommt nur das ungenannte.',
      'Ein zweiter Weg bremst nicht. Wer weiß, wie es zurückgeht, geht das Thema {k} mit mehr Mut an.',
    ],
    act: [
      '{Stellen Sie sich|Stell dir} vor, es sei schiefgegangen, und {notieren Sie|notiere} die drei wahrscheinlichsten Gründe. Zu jedem gehören ein frühes Anzeichen und der erste Handgriff. Die Liste hängt am besten dort, wo die Anzeichen zu sehen wären.',
      '{Suchen Sie|Such} den einen Schritt, der sich nicht rückgängig machen lässt. Vor ihm gehört ein Halt in den Plan: eine Nacht Schlaf, eine Probe, ein zweites Paar Augen. Alles davor darf schnell gehen, dieser eine Schritt nicht.',
    ],
    check: 'Vorbereitet ist, wer das Zeichen kennt, bei dem Schluss ist.',
    slip: [
      'Über das Scheitern zu reden, scheint es herbeizurufen, also lässt man es. Gibt dann etwas nach, gehen die ersten Stunden für die Schuldfrage drauf statt für die Reparatur.',
      'Solange alles läuft, sieht ein zweiter Weg nach vergeudeter Mühe aus. Vermisst wird er in genau dem Moment, in dem die Zeit fehlt, einen vorzubereiten.',
    ],
    items: [
      'Die wahrscheinlichsten Gründe des Scheiterns mit je einem frühen Anzeichen notieren',
      'Den Schritt bestimmen, der sich nicht rückgängig machen lässt',
      'Ein klares Zeichen für den Abbruch vereinbaren',
    ],
    ask: [
      'Was könnte zuerst ausfallen, und woran wäre es zu merken?',
      'Welcher Schritt lässt sich nicht zurücknehmen?',
    ],
    gap: 'eine Schwierigkeit aus einem eigenen Projekt und wie sie gelöst wurde',
    cues: 'Risiko Risiken Gefahr Gefahren Problem Probleme Schwierigkeiten Herausforderung Herausforderungen Sicherheit sicher Warnung',
  },
  time: {
    step: ['Zeit mit Puffer einplanen', 'Einen Termin in den Kalender setzen'],
    noun: 'Zeit und Tempo',
    mistake: ['Ohne Puffer planen', 'Auf den perfekten Moment warten'],
    why: [
      'Was keinen Platz im Kalender hat, findet nicht statt. Ein bescheidener Termin, der gehalten wird, bewegt mehr als ein ehrgeiziger Plan, der wandert.',
      'Jeder Zeitplan besteht aus Arbeit und aus Warten. Beim Thema {k} gerät leicht das Warten in Vergessenheit: auf eine Antwort, eine Lieferung, einen freien Termin.',
    ],
    act: [
      '{Zerlegen Sie|Zerleg} die Arbeit in Stücke, die zwischen zwei Tassen Kaffee passen, und {geben Sie|gib} jedem ein Datum. Nach jedem dritten Stück bleibt ein Feld frei. Wird es nicht gebraucht, umso besser; wird es gebraucht, übersteht der Plan den Tag.',
      '{Beginnen Sie|Beginn} bei dem Tag, an dem alles fertig sein muss, und {planen Sie|plan} rückwärts. Zuerst kommen die Wartezeiten in den Kalender, dann die eigene Arbeit. Liegt der erste Termin in der Vergangenheit, fällt etwas weg. Eile ist kein Ersatz.',
    ],
    check: 'Der Zeitplan taugt, wenn ein einziger schlechter Tag ihn nicht umwirft.',
    slip: [
      'Jeder Schritt ist geplant, als gäbe es sonst nichts zu tun. Eine verspätete Antwort verschiebt dann alles Folgende, und die Hast am Ende frisst die Sorgfalt vom Anfang auf.',
      'Erst der ruhige Monat, dann die Ferien, dann das neue Jahr: Ein Grund, später anzufangen, findet sich immer. Die Sache wartet unterdessen nicht, sie wird nur dringender.',
    ],
    items: [
      'Jedem Arbeitsschritt ein Datum geben',
      'Wartezeiten vor der eigenen Arbeit eintragen',
      'Nach einigen Schritten einen Termin frei halten',
    ],
    ask: ['Worauf wird gewartet, und wer könnte es beschleunigen?', 'Welcher Tag ist der späteste für den Anfang?'],
    gap: 'wie lange es üblicherweise dauert, vom ersten Kontakt bis zum Ergebnis',
    cues: 'Zeit Zeitplan Termin Termine Frist Dauer dauert wann Tage Wochen Kalender Planung planen Saison',
  },
  order: {
    step: ['Die richtige Reihenfolge finden', 'Mit dem anfangen, was alles andere aufhält'],
    noun: 'Die Reihenfolge',
    mistake: ['Mit dem Leichtesten anfangen', 'Alles gleichzeitig beginnen'],
    why: [
      'Dieselben Aufgaben können in anderer Reihenfolge den doppelten Aufwand machen. Nach vorn gehört, wovon das Übrige abhängt, auch wenn es nicht das Angenehmste ist.',
      'Reihenfolge schafft Ruhe. Wer weiß, welche Frage zum Thema {k} als nächste dran ist, darf alle anderen fürs Erste liegen lassen.',
    ],
    act: [
      '{Schreiben Sie|Schreib} jede Aufgabe auf einen Zettel und {fragen Sie|frag} bei jeder: Was muss fertig sein, damit es hier losgehen kann? {Legen Sie|Leg} die Zettel entsprechend aus. Die Aufgabe, bei der mehrere Linien zusammenlaufen, verdient die beste Stunde des Tages.',
      '{Wählen Sie|Wähl} die eine Aufgabe, die den meisten anderen den Weg frei macht, und {bringen Sie|bring} sie zu Ende, bevor die nächste beginnt. Alles Übrige kommt auf eine Liste mit dem Titel „noch nicht“. Ein Blick pro Woche genügt dafür, nicht einer pro Stunde.',
    ],
    check: 'Jederzeit lässt sich sagen, was als Nächstes kommt und warum nichts anderes.',
    slip: [
      'Die schnellen, angenehmen Dinge kommen zuerst, weil sie sich nach Fortschritt anfühlen. Das Schwierige, von dem alles abhängt, wartet, bis es sich nicht mehr verschieben lässt.',
      'Zehn Dinge sind begonnen, und jedes ist fast fertig. Fast fertig hilft aber niemandem: Nur Fertiges lässt sich benutzen, zeigen und weiterbauen.',
    ],
    items: [
      'Bei jeder Aufgabe fragen, was vorher fertig sein muss',
      'Die Aufgabe abschließen, an der die meisten anderen hängen',
      'Eine Liste „noch nicht“ führen und einmal die Woche ansehen',
    ],
    ask: ['Was muss fertig sein, bevor es losgehen kann?', 'Welche Aufgabe macht den meisten anderen den Weg frei?'],
    gap: 'die eigene Vorgehensweise in drei kurzen Schritten',
    cues: 'Reihenfolge Schritt Schritte Ablauf Prozess zuerst Vorgehen Methode Phasen Installation Montage Einbau Umsetzung',
  },
  owner: {
    step: ['Festlegen, wer entscheidet', 'Hinter jede Aufgabe einen Namen setzen'],
    noun: 'Die Zuständigkeit',
    mistake: ['Allen gemeinsam die Verantwortung geben', 'Entscheidungen treiben lassen'],
    why: [
      'Wo alle zuständig sind, warten alle. Ein Name hinter einer Aufgabe bewirkt mehr als ein ganzer Absatz guter Vorsätze, zu Hause ebenso wie im Betrieb.',
      'Eine Entscheidung, die niemand treffen darf, trifft irgendwann die Zeit. Freundlicher und schneller ist es, vorab zu sagen, wer das letzte Wort hat.',
    ],
    act: [
      '{Setzen Sie|Setz} hinter jede Aufgabe genau einen Namen, auch den eigenen, und {lassen Sie|lass} ihn laut bestätigen. Daneben steht, wer um Hilfe gebeten werden darf. Namen, die nur zugeteilt wurden, zählen nicht.',
      '{Sortieren Sie|Sortiere} die Entscheidungen zum Thema {k} in zwei Gruppen: solche, die sich zurücknehmen lassen, und solche, bei denen das nicht geht. Die ersten fallen schnell, am besten dort, wo die Arbeit geschieht. Für die zweiten braucht es eine Person und ein Datum.',
    ],
    check: 'Auf die Frage, wer entscheidet, nennen alle Beteiligten denselben Namen.',
    slip: [
      'Eine Aufgabe geht an mehrere zugleich, und alle verlassen sich aufeinander. Niemand handelt in böser Absicht, und doch geschieht nichts, bis jemand nachfragt.',
      'Auf ein Gespräch folgt das nächste, und die Sache wird „mitgenommen“. Was wie Sorgfalt aussieht, ist oft nur die nie gestellte Frage, wer Ja sagen darf.',
    ],
    items: [
      'Hinter jede Aufgabe einen Namen setzen',
      'Umkehrbare von endgültigen Entscheidungen trennen',
      'Jede Person ihre Aufgabe selbst bestätigen lassen',
    ],
    ask: ['Wer hat das letzte Wort?', 'Welche Entscheidungen dürfen ohne Rückfrage fallen?'],
    gap: 'wer sich im Unternehmen darum kümmert und wie diese Person zu erreichen ist',
    cues: 'Zuständigkeit zuständig Verantwortung verantwortlich Rolle Rollen entscheiden Entscheidung Entscheidungen Führung Leitung',
  },
  small: {
    step: ['Mit einem kleinen Versuch beginnen', 'Ausprobieren, bevor es verbindlich wird'],
    noun: 'Der kleine Versuch',
    mistake: ['Zu groß anfangen', 'Den Probelauf auslassen'],
    why: [
      'Ein kleiner Versuch beantwortet Fragen, die sich durch Lesen nicht klären lassen. Er kostet einen Nachmittag, und wenn er misslingt, ist auch das eine Auskunft.',
      'Niemand muss von etwas überzeugt werden, das vor den eigenen Augen funktioniert hat. Wer beim Thema {k} schwankt, findet im ersten kleinen Fall das beste Argument, in die eine oder die andere Richtung.',
    ],
    act: [
      '{Wählen Sie|Wähl} einen Fall, der typisch, harmlos und schnell erledigt ist. {Legen Sie|Leg} vorher fest, was der Versuch zeigen soll und woran es zu merken wäre. Dann wird er richtig gemacht, von Anfang bis Ende, statt von allem ein wenig.',
      '{Verkleinern Sie|Verkleinere} den Plan, bis er in eine Woche und in ein Paar Hände passt. {Führen Sie|Führ} diese Miniatur aus und {notieren Sie|notiere}, was länger gedauert hat als gedacht. Bis diese Notiz geschrieben ist, bleibt die große Fassung in der Schublade.',
    ],
    check: 'Der Versuch hat sich gelohnt, wenn danach mindestens eine Sache anders gemacht wird als geplant.',
    slip: [
      'Die Begeisterung ist groß und der erste Schritt ebenso. Fehler, die im Kleinen lehrreich gewesen wären, sind jetzt große Fehler, und die Umkehr wird teuer oder peinlich.',
      'Der Plan wirkt so überzeugend, dass ein Probelauf überflüssig scheint. Damit wird der erste Ernstfall zum Probelauf, nur mit höherem Einsatz.',
    ],
    items: [
      'Einen typischen, harmlosen Fall für den Versuch auswählen',
      'Vorab festlegen, was der Versuch zeigen soll',
      'Notieren, was beim Versuch länger gedauert hat',
    ],
    ask: [
      'Wie sieht die kleinste Fassung aus, die noch etwas lehrt?',
      'Was wäre nach dem Versuch ein Grund aufzuhören?',
    ],
    gap: 'einen kleinen ersten Schritt, mit dem sich anfangen lässt',
    cues: 'Test testen Versuch Probe Probelauf Pilot ausprobieren klein Anfang Anfänger Einstieg Einsteiger erste',
  },
  simple: {
    step: ['Weglassen, was niemand braucht', 'Es so einfach wie möglich halten'],
    noun: 'Die Einfachheit',
    mistake: ['Es zu kompliziert machen', 'Alles auf einmal wollen'],
    why: [
      'Jedes zusätzliche Teil will verstanden, gepflegt und eines Tages entfernt werden. Etwas wegzulassen, ist oft die wirksamste Verbesserung und die günstigste obendrein.',
      'Einfach heißt nicht ärmlich. Es heißt, dass beim Thema {k} auf den ersten Blick zu sehen ist, worauf es ankommt.',
    ],
    act: [
      '{Gehen Sie|Geh} den Plan durch und {fragen Sie|frag} bei jedem Teil: Was wäre, wenn es fehlte? Wo die ehrliche Antwort „nicht viel“ lautet, kommt es heraus. Dann beginnt die Runde mit dem Rest von vorn.',
      '{Erklären Sie|Erklär} jemandem das Vorhaben in drei Sätzen. Was dabei unter den Tisch fällt, darf vielleicht ganz wegfallen. Wonach die andere Person fragt, gehört nach vorn.',
    ],
    check: 'Einfach genug ist es, wenn jemand Neues ohne Anleitung zurechtkommt.',
    slip: [
      'Jeder Wunsch für sich ist vernünftig, also wird jeder erfüllt. In der Summe entsteht etwas, das niemand mehr überblickt, und der eigentliche Kern liegt darunter begraben.',
      'Der Sonderfall ist gelöst, bevor der Normalfall funktioniert. So prägen die Ausnahmen das Ganze, und jeder gewöhnliche Tag bezahlt für etwas, das fast nie vorkommt.',
    ],
    items: [
      'Bei jedem Teil fragen, was ohne ihn wäre',
      'Das Vorhaben in drei Sätzen erklären und den Rest streichen',
      'Erst den Normalfall lösen, dann den Sonderfall',
    ],
    ask: ['Was wäre, wenn die Hälfte davon wegfiele?', 'Welchen Teil würde niemand vermissen?'],
    gap: 'etwas, das bewusst weggelassen wird, und den Grund dafür',
    cues: 'einfach Einfachheit leicht vereinfachen minimal weniger Grundlagen Basis wesentlich Wesentliche kompliziert Komplexität',
  },
  example: {
    step: ['Von einem konkreten Beispiel ausgehen', 'Einen echten Fall ansehen'],
    noun: 'Ein konkretes Beispiel',
    mistake: ['Im Abstrakten bleiben', 'Entscheiden, ohne ein Beispiel gesehen zu haben'],
    why: [
      'Im Beispiel muss sich eine allgemeine Aussage bewähren. Es zeigt sofort, was durchdacht war und was nur gut klang.',
      'Ein einziger wirklicher Fall sagt mehr zum Thema {k} als eine Seite voller Grundsätze, vorausgesetzt, die unbequemen Einzelheiten bleiben drin.',
    ],
    act: [
      '{Suchen Sie|Such} jemanden, der es schon hinter sich hat, und {bitten Sie|bitte} um die ganze Geschichte: was gewünscht war, was getan wurde, was schiefging, was heute anders liefe. Am besten ist ein Blick auf das Ergebnis, und zwar an einem gewöhnlichen Tag.',
      '{Beschreiben Sie|Beschreib} den eigenen Fall in fünf Sätzen: wer, wo, was, bis wann und was im Weg steht. {Halten Sie|Halt} dann jeden Ratschlag daneben und {fragen Sie|frag}, was er in genau diesem Fall bedeuten würde. Ein Rat, der nichts ändert, darf gestrichen werden.',
    ],
    check: 'Ein Beispiel ist gut, wenn jemand nickt, der den Fall kennt.',
    slip: [
      'Der Rat ist richtig, allgemein und ohne Bild. Alle stimmen zu, und niemand weiß, was am nächsten Tag anders zu tun wäre.',
      'Bilder und Beschreibungen scheinen zu genügen, also fährt niemand hin. Was auf dem Bild fehlte, fällt am ersten Tag der Benutzung auf, und dann gehört es schon zur Einrichtung.',
    ],
    items: [
      'Mit jemandem sprechen, der es schon hinter sich hat',
      'Den eigenen Fall in fünf Sätzen beschreiben',
      'Jeden Ratschlag am eigenen Fall prüfen',
    ],
    ask: ['Wie sieht es in einem konkreten Fall aus?', 'In welchem Fall wäre der übliche Rat falsch?'],
    gap: 'einen kurzen Fall aus der eigenen Arbeit, erzählt mit Erlaubnis der Beteiligten',
    cues: 'Beispiel Beispiele Fall Fälle Praxis Geschichte Geschichten Anwendung Anwendungen Inspiration Ideen Idee Rezept Rezepte',
  },
  tools: {
    step: ['Werkzeug und Material bereitlegen', 'Die Hilfsmittel zuletzt auswählen'],
    noun: 'Werkzeuge und Hilfsmittel',
    mistake: ['Zu früh einkaufen', 'Zu viele Hilfsmittel nebeneinander benutzen'],
    why: [
      'Ein Werkzeug beschleunigt, was da ist, auch die Unordnung. Erst wenn klar ist, was zu tun ist, lässt sich erkennen, welches Hilfsmittel wirklich Arbeit abnimmt.',
      'Das beste Werkzeug ist oft das, das schon da ist und gut in der Hand liegt. Vertrautheit ist ein Merkmal, das in keiner Werbung steht.',
    ],
    act: [
      '{Erledigen Sie|Erledige} die Aufgabe einmal mit dem, was da ist, und {notieren Sie|notiere}, wo es mühsam war, wo sich Fehler einschlichen und wo es flott ging. Nur für die ersten beiden lohnt die Suche nach etwas Besserem. Was flott geht, darf bleiben.',
      '{Legen Sie|Leg} alles zurecht, was für das Thema {k} schon vorhanden ist, und {schreiben Sie|schreib} dazu, wofür nur dieses Stück gut ist. Können zwei dasselbe, darf eines gehen. Was danach fehlt, kommt auf eine kurze Einkaufsliste.',
    ],
    check: 'Ein Werkzeug hat seinen Platz verdient, wenn es nach einer Woche fehlen würde.',
    slip: [
      'Ein neues Hilfsmittel verspricht Ordnung, und die Auswahl fühlt sich an wie Arbeit an der Sache. Am Ende sind die alten Fragen noch offen, sie sind nur umgezogen.',
      'Hier eine Liste, dort ein Ordner, Absprachen irgendwo im Chat: Jedes für sich ist in Ordnung. Zusammen kosten sie die Zeit, die jedes einzelne sparen sollte.',
    ],
    items: [
      'Einmal mit dem Vorhandenen arbeiten, bevor etwas gekauft wird',
      'Für jeden Zweck nur ein Hilfsmittel behalten',
      'Vor dem Anfang alles bereitlegen',
    ],
    ask: ['Welcher Teil ist ohne Hilfsmittel wirklich mühsam?', 'Was ist schon da und würde genügen?'],
    gap: 'das Werkzeug oder die Vorlage, mit der im Haus gearbeitet wird, und wofür',
    cues: 'Werkzeug Werkzeuge Tool Tools Software App Apps Ausrüstung Technik Material Materialien Geräte Zutaten Hilfsmittel',
  },
  feedback: {
    step: ['Eine zweite Meinung einholen', 'Jemand anderen daraufschauen lassen'],
    noun: 'Die zweite Meinung',
    mistake: ['Zu spät um Rat fragen', 'Lob sammeln statt Meinungen'],
    why: [
      'Ein Blick von außen auf die Skizze verändert die Skizze. Ein Blick von außen auf das Fertige verändert die Laune. Je früher jemand schaut, desto billiger ist jede Anmerkung.',
      'Den eigenen Plan sieht man nach einer Weile nicht mehr. Wer zum ersten Mal vom Thema {k} hört, findet die Lücke binnen Minuten, einfach durch Nachfragen.',
    ],
    act: [
      '{Zeigen Sie|Zeig} den Entwurf zwei Menschen, die nichts davon haben, und zwar unfertig. Zunächst wird nichts erklärt. {Notieren Sie|Notiere}, wo sie zögern, und {fragen Sie|frag} danach genau an diesen Stellen nach.',
      '{Bitten Sie|Bitte} um drei Dinge: eines, das bleiben soll, eines, das anders werden, und eines, das wegfallen soll. So fällt Ehrlichkeit leicht und Höflichkeit schwer. Danach {entscheiden Sie|entscheidest du} selbst und {erzählen|erzählst}, was daraus geworden ist.',
    ],
    check: 'Die zweite Meinung war nützlich, wenn sich danach etwas ändert, das vorher gefiel.',
    slip: [
      'Gefeilt wird, bis es vorzeigbar ist. Dann traut sich niemand mehr an das Fundament, und die Anmerkungen betreffen Farben und Kommas.',
      '„Und, gefällt es?“ bringt freundliche Antworten. Sie tun gut und lassen alles, wie es war, auch die Stelle, an der es später hakt.',
    ],
    items: [
      'Den Plan zwei Menschen zeigen, solange er unfertig ist',
      'Um eines zum Behalten, eines zum Ändern und eines zum Streichen bitten',
      'Den Ratgebenden berichten, was sich geändert hat',
    ],
    ask: ['Wo hat die letzte Person gezögert?', 'Was würde jemand anderes weglassen?'],
    gap: 'eine Bemerkung aus der Kundschaft, die etwas verändert hat',
    cues: 'Feedback Rückmeldung Meinung Meinungen Bewertung Bewertungen Erfahrungen Beratung Rat Reaktionen',
  },
  document: {
    step: ['Aufschreiben, was vereinbart wurde', 'Notizen an einem Ort sammeln'],
    noun: 'Das Schriftliche',
    mistake: ['Absprachen nicht aufschreiben', 'Notizen führen, die niemand findet'],
    why: [
      'Was aufgeschrieben ist, muss niemand behalten, bestreiten oder noch einmal erklären. Drei Zeilen nach einem Gespräch genügen.',
      'Das Gedächtnis ist freundlich: Es passt das Vereinbarte dem an, was man sich inzwischen wünscht. Eine kurze Notiz zum Thema {k} hält beide Seiten ehrlich und einander gewogen.',
    ],
    act: [
      '{Führen Sie|Führ} eine einzige Seite mit drei Überschriften: entschieden, offen, als Nächstes. Am Ende jedes Gesprächs wird sie ergänzt, solange noch alle da sind. Jeder Eintrag bekommt ein Datum und wird nie gelöscht, nur durchgestrichen.',
      '{Schreiben Sie|Schreib} zu jeder Entscheidung einen Satz mit dem Grund. Nicht alle Argumente, nur das eine, das den Ausschlag gab. Wer später darauf zurückkommt, sieht dann, ob es noch gilt.',
    ],
    check: 'Die Notizen taugen, wenn jemand nach einer Abwesenheit allein wieder hineinfindet.',
    slip: [
      'Alle waren dabei, also hat niemand etwas aufgeschrieben. Ein paar Wochen später gibt es so viele Fassungen der Absprache, wie Stühle im Raum standen.',
      'Alles ist notiert, ausführlich und an mehreren Stellen. Weil niemand weiß, welche Fassung gilt, fragen am Ende doch wieder alle einander.',
    ],
    items: [
      'Eine Seite führen: entschieden, offen, als Nächstes',
      'Zu jeder Entscheidung den Grund notieren',
      'Mündliche Absprachen schriftlich bestätigen',
    ],
    ask: ['Wo ist die Absprache nachzulesen?', 'Was war der Grund für die letzte Entscheidung?'],
    gap: 'ein eigenes Dokument oder eine Checkliste zum Mitnehmen, mit Link',
    cues: 'Dokument Dokumente Dokumentation Protokoll Notizen Unterlagen schriftlich Nachweis Nachweise Ablage',
  },
  measure: {
    step: ['Festlegen, woran Erfolg zu merken ist', 'Eine Zahl zum Beobachten wählen'],
    noun: 'Woran Erfolg zu merken ist',
    mistake: ['Alles messen oder nichts', 'Messen, was leicht ist, statt was zählt'],
    why: [
      'Was niemand beobachtet, wird nach Laune beurteilt. Eine einzige, regelmäßig notierte Zahl genügt, um zu sehen, ob es in die richtige Richtung geht.',
      'Messen ist kein Selbstzweck. Eine Zahl zum Thema {k} ist gut, wenn sie morgen etwas anderes tun ließe.',
    ],
    act: [
      '{Wählen Sie|Wähl} eine einzige Zahl, die sich ändert, wenn das Ziel näher rückt. {Notieren Sie|Notiere} ihren heutigen Wert, bevor irgendetwas geschieht, und den Tag der nächsten Ablesung. Ohne diesen ersten Wert ist jeder spätere nur eine Zahl.',
      '{Fragen Sie|Frag} zuerst, was zu tun wäre, wenn die Zahl steigt, und was, wenn sie fällt. Lauten beide Antworten gleich, braucht es eine andere. Die gute kommt in eine schlichte Tabelle, die sich nicht übersehen lässt.',
    ],
    check: 'Eine Messung ist richtig, wenn sie auch schlechte Nachrichten bringen kann.',
    slip: [
      'Entweder gibt es gar keine Zahl oder so viele, dass eine immer gut aussieht. In beiden Fällen geht es hinterher um Eindrücke.',
      'In der Tabelle landet, was sich von selbst zählt. Die Zahl, die die eigentliche Frage zum Thema {k} beantworten würde, müsste von Hand erhoben werden, und genau deshalb fehlt sie.',
    ],
    items: [
      'Eine Zahl wählen, die dem Ziel folgt',
      'Den heutigen Wert dieser Zahl festhalten',
      'Den Tag der nächsten Ablesung eintragen',
    ],
    ask: ['Welche Zahl würde sich ändern, wenn es gelingt?', 'Was ist zu tun, wenn die Werte schlechter werden?'],
    gap: 'eine Zahl aus den eigenen Aufzeichnungen, die ein Ergebnis zeigt, mit Datum und Quelle',
    cues: 'messen Messung Kennzahl Kennzahlen Erfolg Zahlen Analyse Leistung Wirkung Rendite Effizienz',
  },
  review: {
    step: ['Einen Termin für den zweiten Blick setzen', 'Zurückblicken und nachbessern'],
    noun: 'Der zweite Blick',
    mistake: ['Nie zurückblicken', 'An einem überholten Plan festhalten'],
    why: [
      'Eine Entscheidung muss nicht für immer halten, sondern bis zum nächsten Blick. Ein fester Termin nimmt den Druck heraus und macht das Korrigieren selbstverständlich.',
      'Hinterher klüger zu sein, nützt nur, wenn es einen Anlass dafür gibt. Ohne Datum verblasst mit der nächsten vollen Woche, was zum Thema {k} gelernt wurde.',
    ],
    act: [
      '{Tragen Sie|Trag} vor dem Abschluss einen Termin mit drei Fragen ein: Was hat gehalten, was nicht, was war eine Überraschung? Eine halbe Seite Antwort genügt. Geändert wird danach genau eine Sache.',
      '{Vergleichen Sie|Vergleich} das Ergebnis mit dem Satz vom Anfang. Die Frage lautet nicht, wessen Schuld ein Unterschied ist, sondern welche Information damals gefehlt hat. Sie kommt auf die Liste für die nächste Runde.',
    ],
    check: 'Der Rückblick hat sich gelohnt, wenn der nächste Anlauf kürzer wird als der letzte.',
    slip: [
      'Kaum ist das eine fertig, beginnt das Nächste. Was sich daraus lernen ließe, verblasst binnen Tagen, und derselbe Umweg wird ein zweites Mal gegangen.',
      'In dem Plan steckt viel Arbeit, also wird er befolgt, auch wo sich die Umstände sichtbar geändert haben. Die Konsequenz wird dann wichtiger als das Ergebnis.',
    ],
    items: [
      'Einen Termin für den Rückblick eintragen',
      'Drei Fragen beantworten: was gehalten hat, was nicht, was überrascht hat',
      'Nach dem Rückblick genau eine Sache ändern',
    ],
    ask: ['Was war beim letzten Mal die Überraschung?', 'Welche Information fehlte bei der Entscheidung?'],
    gap: 'etwas, das heute anders gemacht wird als am Anfang, und den Grund dafür',
    cues: 'Rückblick Auswertung auswerten Lehren verbessern Verbesserung optimieren Optimierung anpassen nachbessern',
  },
  upkeep: {
    step: ['Die Zeit danach planen', 'Eine Routine daraus machen'],
    noun: 'Die Zeit danach',
    mistake: ['Den Start für das Ziel halten', 'Die Pflege dem Zufall überlassen'],
    why: [
      'Der Start bekommt die Aufmerksamkeit, über den Erfolg entscheiden die Monate danach. Ein wenig Pflege in festen Abständen hält ein gutes Ergebnis gut.',
      'Routinen entlasten. Was seinen festen Platz in der Woche hat, braucht keine Entscheidung mehr und erst recht keine Willenskraft.',
    ],
    act: [
      '{Schreiben Sie|Schreib} auf, was rund um das Thema {k} jede Woche, jeden Monat und jedes Jahr zu tun ist, und {hängen Sie|häng} jeden Punkt an etwas, das ohnehin geschieht. Was auf eine Gewohnheit folgt, wird gehalten; ein neuer Termin selten.',
      '{Vereinbaren Sie|Vereinbare} ein Zeichen dafür, dass Aufmerksamkeit nötig ist: ein Geräusch, eine Frage, die dreimal kommt, eine Liste, die nur noch länger wird. Jemand behält es im Auge. Alles Übrige darf laufen.',
    ],
    check: 'Eine Routine ist es, wenn es auch klappt, während jemand fehlt.',
    slip: [
      'Nach dem Anfang wenden sich alle dem Nächsten zu. Das Erreichte altert leise, und bemerkt wird es erst, wenn jemand es dringend braucht.',
      'Die Pflege bleibt bei denen, die gerade Zeit haben, also bei niemandem. Kleine Lücken wachsen, bis ein Neuanfang leichter scheint als eine Reparatur.',
    ],
    items: [
      'Wöchentliche, monatliche und jährliche Aufgaben auflisten',
      'Jede regelmäßige Aufgabe an etwas hängen, das ohnehin geschieht',
      'Eine Vertretung für Abwesenheiten benennen',
    ],
    ask: ['Was ist jeden Monat zu tun?', 'Wer bemerkt es, wenn sich niemand mehr kümmert?'],
    gap: 'welche Begleitung es danach gibt und wie sie zu erreichen ist',
    cues: 'Wartung warten Pflege pflegen danach Routine Routinen Gewohnheit Gewohnheiten langfristig täglich wöchentlich Alltag',
  },
}
