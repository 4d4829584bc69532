// Irregular forms, listed by hand, as the package with WordNet's data lacks its exception lists.

/** base past participle; the -ing form and the third person are regular, except for `be` and `have`. */
export const irregularVerbs =
  `arise arose arisen|awake awoke awoken|be was been|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent bent|bet bet bet|bid bid bid|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown|break broke broken|breed bred bred|bring brought brought|broadcast broadcast broadcast|build built built|burst burst burst|buy bought bought|cast cast cast|catch caught caught|choose chose chosen|cling clung clung|come came come|cost cost cost|creep crept crept|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|flee fled fled|fling flung flung|fly flew flown|forbid forbade forbidden|forecast forecast forecast|foresee foresaw foreseen|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got|give gave given|go went gone|grind ground ground|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|kneel knelt knelt|know knew known|lay laid laid|lead led led|leave left left|lend lent lent|let let let|lie lay lain|lose lost lost|make made made|mean meant meant|meet met met|mistake mistook mistaken|outdo outdid outdone|overcome overcame overcome|overtake overtook overtaken|pay paid paid|prove proved proven|put put put|quit quit quit|read read read|rebuild rebuilt rebuilt|rid rid rid|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|shake shook shaken|shed shed shed|shine shone shone|shoot shot shot|show showed shown|shrink shrank shrunk|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|sow sowed sown|speak spoke spoken|speed sped sped|spend spent spent|spin spun spun|split split split|spread spread spread|spring sprang sprung|stand stood stood|steal stole stolen|stick stuck stuck|sting stung stung|strike struck struck|strive strove striven|swear swore sworn|sweep swept swept|swell swelled swollen|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|thrust thrust thrust|understand understood understood|undertake undertook undertaken|undo undid undone|uphold upheld upheld|upset upset upset|wake woke woken|wear wore worn|weave wove woven|weep wept wept|win won won|wind wound wound|withdraw withdrew withdrawn|withstand withstood withstood|wring wrung wrung|write wrote written`
    .split('|')
    .map((line) => line.split(' ') as [base: string, past: string, participle: string])

/** Further forms of verbs with more than three. */
export const oddVerbForms: Record<string, [base: string, form: 'third' | 'past']> = {
  am: ['be', 'third'],
  are: ['be', 'third'],
  is: ['be', 'third'],
  were: ['be', 'past'],
  has: ['have', 'third'],
}

/** singular plural */
export const irregularNouns =
  `analysis analyses|appendix appendices|axis axes|basis bases|calf calves|cactus cacti|child children|crisis crises|criterion criteria|curriculum curricula|datum data|diagnosis diagnoses|elf elves|emphasis emphases|foot feet|goose geese|half halves|hypothesis hypotheses|index indices|knife knives|leaf leaves|life lives|loaf loaves|man men|medium media|mouse mice|oasis oases|ox oxen|parenthesis parentheses|person people|phenomenon phenomena|radius radii|self selves|shelf shelves|stimulus stimuli|stratum strata|synthesis syntheses|thesis theses|thief thieves|tooth teeth|wife wives|wolf wolves|woman women`
    .split('|')
    .map((line) => line.split(' ') as [singular: string, plural: string])

/** base comparative superlative */
export const irregularAdjectives =
  `good better best|well better best|bad worse worst|badly worse worst|far further furthest|little less least|many more most|much more most`
    .split('|')
    .map((line) => line.split(' ') as [base: string, comparative: string, superlative: string])
