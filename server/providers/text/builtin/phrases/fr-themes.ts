import type { Phrases } from './types.ts'

export const themes: Phrases['themes'] = {
  goal: {
    step: ['Résumer l’objectif en une phrase', 'Décider de ce qui doit changer'],
    noun: 'L’objectif de départ',
    mistake: ['Commencer sans objectif', 'Laisser l’objectif dans le vague'],
    why: [
      'Dès les premières lectures sur le sujet {k}, cent réponses arrivent avant même la première question. Un objectif d’une phrase renverse la situation : tout ce qui ne le sert pas peut être passé.',
      'Deux personnes peuvent faire des choix opposés et avoir raison toutes les deux, parce qu’elles ne veulent pas la même chose. Ce que {vous voulez|tu veux}, aucun guide ne peut le dire. C’est donc par là que tout commence.',
    ],
    act: [
      '{Écrivez|Écris} ce qui devra être différent ensuite : à quoi cela se remarquera, où cela se verra et ce qui peut rester en l’état. {Barrez|Barre} ensuite chaque adjectif que personne ne pourrait vérifier. Ce qui reste, c’est l’objectif.',
      '{Complétez|Complète} par écrit la phrase « Cela en valait la peine si… », avec un souci du détail presque mesquin : une heure, un lieu, une scène de {votre|ta} semaine. {Lisez|Lis}-la à quelqu’un et {demandez|demande} une reformulation. Là où les deux versions s’écartent, la phrase reste trop floue.',
    ],
    check:
      'Ce point est acquis quand une personne extérieure pourrait dire, d’après cette seule phrase, si le but est atteint.',
    slip: [
      'Tout part du sentiment qu’il faut faire quelque chose, et de la première offre venue. Personne ne dit ce qui doit aller mieux. Le résultat est alors terminé, payé, et légèrement à côté.',
      '« Mieux », « plus moderne », « plus durable » : l’objectif sonne bien et conviendrait à tout le monde. Pour cette raison même, il ne tranche rien, et les vraies attentes sur le sujet {k} n’apparaissent que lorsqu’il est trop tard pour en tenir compte.',
    ],
    items: [
      'Écrire l’objectif en une phrase vérifiable',
      'Noter le premier signe qui montrera que le but est atteint',
      'Noter ce qui peut rester exactement comme avant',
    ],
    ask: ['Qu’est-ce qui doit être différent ensuite ?', 'À quelle condition l’effort en vaudrait-il la peine ?'],
    gap: 'ce que la clientèle cherche à obtenir, avec ses propres mots',
    cues: 'objectif objectifs but buts finalité résultat résultats intention',
  },
  start: {
    step: ['Faire le point sur la situation', 'Décrire les choses telles qu’elles sont'],
    noun: 'Le point de départ',
    mistake: ['Oublier ce qui existe déjà', 'Partir d’une situation imaginaire'],
    why: [
      'Un bon conseil sur le sujet {k} dépend de l’endroit d’où l’on part, et cela ne se voit que de près. Quelques minutes avec un crayon évitent le plan qui convient à quelqu’un d’autre.',
      'Ce qui fonctionne déjà n’a pas besoin d’être acheté, appris ou inventé une seconde fois. On l’oublie facilement, justement parce que cela ne pose aucun problème.',
    ],
    act: [
      '{Partagez|Partage} une feuille en trois colonnes : fonctionne, gêne, inconnu. {Remplissez|Remplis}-la pour une semaine ordinaire, pas pour la semaine idéale. La troisième colonne est la plus utile, car elle indique ce qu’il reste à découvrir.',
      '{Suivez|Suis} un cas ordinaire du début à la fin et {notez|note} chaque étape comme elle se passe vraiment. {Faites|Fais} une croix partout où l’on attend, où l’on redemande, où l’on recommence. L’endroit qui compte le plus de croix est le bon endroit pour commencer.',
    ],
    check: 'Un bon état des lieux contient au moins une surprise.',
    slip: [
      'Le plan part de ce qui devrait être. Mesures, habitudes et vieux accords ne resurgissent que lorsqu’ils gênent, et chacun d’eux coûte alors un tour de plus.',
      'Toute l’attention va à la nouveauté du sujet {k}. Personne ne regarde ce qui est déjà là, et l’on finit par remplacer ce qu’une petite réparation aurait sauvé.',
    ],
    items: [
      'Noter ce qui marche aujourd’hui et doit rester',
      'Suivre un cas ordinaire et marquer chaque attente',
      'Écrire ce que l’on ne sait pas encore',
    ],
    ask: ['Qu’est-ce qui fonctionne aujourd’hui et ne doit pas se perdre ?', 'Où part le plus de temps en ce moment ?'],
    gap: 'la situation dans laquelle on fait généralement appel à l’entreprise',
    cues: 'aujourd’hui situation départ état existant actuel actuelle bilan diagnostic avant déjà',
  },
  people: {
    step: ['Interroger les personnes concernées', 'Associer les autres assez tôt'],
    noun: 'Les personnes concernées',
    mistake: ['Demander l’avis des autres trop tard', 'Décider à la place des autres'],
    why: [
      'Sur le sujet {k}, on décide rarement tout à fait à part, même si une seule personne signe. Quelqu’un partage l’espace, le budget ou les conséquences, et préfère être consulté avant plutôt qu’après.',
      'Une objection entendue tôt est une indication. La même objection à la fin est un obstacle.',
    ],
    act: [
      '{Dressez|Dresse} la liste de qui a son mot à dire, de qui aide et de qui vivra avec le résultat. {Posez|Pose} à tout le monde deux questions : qu’est-ce qui ne doit surtout pas arriver, et à quelle condition cela en vaudrait-il la peine ? {Notez|Note} les réponses mot pour mot ; un résumé serait déjà une interprétation.',
      '{Parlez|Parle} du projet à une personne concernée avant que {votre|ta} décision soit prise. {Demandez|Demande} l’argument le plus fort contre l’idée et {laissez|laisse} passer la nuit avant d’y répondre. Le lendemain, la réponse sera meilleure.',
    ],
    check: 'On a consulté assez de monde quand la dernière conversation n’a plus rien apporté de neuf.',
    slip: [
      'Cela devait être une bonne surprise, ou bien le temps a manqué. Les autres se retrouvent devant le fait accompli, et des questions de cinq minutes deviennent des questions de principe.',
      'On ne demande leur avis sur le sujet {k} qu’aux gens déjà convaincus. Les doutes discrets des autres ne disparaissent pas pour autant : ils reviennent sous forme de retards, d’exceptions et de soupirs.',
    ],
    items: [
      'Lister qui décide, qui aide et qui est concerné',
      'Demander à chaque personne ce qui ne doit surtout pas arriver',
      'Dire à tout le monde ce que sont devenues les suggestions',
    ],
    ask: ['Qui devra vivre avec le résultat ?', 'Quel accord manque encore ?'],
    gap: 'qui intervient le plus souvent côté client, et la première question posée',
    cues: 'personnes équipe équipes client clients clientèle famille collègues collaborateurs salariés voisins public utilisateurs qui',
  },
  terms: {
    step: ['Éclaircir les mots importants', 'S’entendre d’abord sur les termes'],
    noun: 'Les mots et leur sens',
    mistake: ['Acquiescer à des mots inconnus', 'Tenir les termes techniques pour évidents'],
    why: [
      'Autour du sujet {k} circulent des mots que tout le monde emploie et que presque personne n’explique. Connaître les cinq plus fréquents suffit pour suivre une offre, une notice ou une conversation sans acquiescer au hasard.',
      'Bien des désaccords portent sur les mots. Dès que l’on sait ce qu’un terme recouvre et ce qu’il ne recouvre pas, une bonne partie du débat se règle d’elle-même.',
    ],
    act: [
      '{Rassemblez|Rassemble} les mots qui reviennent sans cesse et {expliquez|explique} chacun en une phrase, comme à quelqu’un du voisinage. S’il faut pour cela un autre terme technique, il rejoint la liste. En cas de doute, {laissez|laisse} un blanc : c’est exactement là qu’il faudra poser une question.',
      '{Prenez|Prends} une offre, un article ou une notice et {soulignez|souligne} tout ce qu’il faudrait chercher dans un dictionnaire. {Demandez|Demande} la même phrase sans ce mot. Une bonne réponse est courte et contient un exemple.',
    ],
    check: 'Un terme est acquis quand on peut l’employer correctement dans une phrase sur son propre cas.',
    slip: [
      'Un mot paraît familier, alors personne ne demande. Les deux parties disent la même chose et pensent à deux choses différentes, ce qui se découvre avec la facture ou le jour de la livraison.',
      'Le vocabulaire technique passe pour une garantie : plus il y en a, plus le conseil semble sérieux. Ce qu’il signifie dans un cas précis reste ouvert, et avec lui la vraie question sur le sujet {k}.',
    ],
    items: [
      'Expliquer les termes les plus fréquents en une phrase chacun',
      'Demander le sens de chaque mot compris à moitié',
      'Écrire le mot simple à côté du mot technique',
    ],
    ask: [
      'À quel mot a-t-on acquiescé sans être sûr de son sens ?',
      'Que recouvre exactement le terme le plus important ?',
    ],
    gap: 'le terme le plus souvent mal compris, avec une explication maison',
    cues: 'terme termes mot mots sens signification définition définitions vocabulaire lexique glossaire jargon',
  },
  questions: {
    step: ['Rassembler les questions ouvertes', 'Questionner avant de répondre'],
    noun: 'Les bonnes questions',
    mistake: ['Répondre avant d’avoir compris la question', 'Garder les questions simples pour soi'],
    why: [
      'Une bonne question fait gagner plus de temps qu’une réponse rapide. Elle montre ce qui manque vraiment : un fait, une décision ou simplement une conversation.',
      'Derrière une question sur le sujet {k}, il s’en cache généralement trois autres. Tant qu’elles restent tues, même une réponse exacte ne fait pas avancer.',
    ],
    act: [
      '{Écrivez|Écris} chaque question ouverte sur un bout de papier et {répartissez|répartis} le tout en trois tas : à chercher, à décider, à essayer. Le tas du milieu passe en premier. Les décisions retiennent tout le reste, et aucun moteur de recherche ne les prend à la place de quelqu’un.',
      '{Préparez|Prépare} trois questions avant chaque entretien et {notez|note} les réponses avec les mots de la personne. {Posez|Pose} partout les mêmes. C’est la seule façon de pouvoir comparer les réponses.',
    ],
    check: 'Pour chaque question, on sait d’où viendra la réponse et pour quand.',
    slip: [
      'La première réponse plausible est la bienvenue, car elle met fin à l’incertitude. Personne ne vérifie si elle répond à la question posée, et le même point revient bientôt sur la table.',
      'Personne n’aime avoir l’air ignorant, et les questions simples sur le sujet {k} ne sont pas posées. Les blancs se remplissent de suppositions, qui finissent par ressembler à des certitudes.',
    ],
    items: [
      'Écrire toutes les questions ouvertes au même endroit',
      'Séparer ce qui se cherche de ce qui se décide',
      'Poser les trois mêmes questions à chaque entretien',
    ],
    ask: ['Que faudrait-il savoir pour décider aujourd’hui ?', 'Quelle question revient sans cesse ?'],
    gap: 'la question la plus souvent posée, avec la réponse de la maison',
    cues: 'question questions demander réponse réponses pourquoi FAQ interroger',
  },
  expectations: {
    step: ['Ramener les attentes sur terre', 'Chercher ce qui n’est pas compris'],
    noun: 'Ce que l’on peut attendre',
    mistake: ['Attendre trop, trop tôt', 'Taire ses attentes'],
    why: [
      'La déception, c’est l’écart entre ce qui était attendu et ce qui arrive. Une partie de cet écart peut être supprimée d’avance : il suffit de dire ce qui est compris et ce qui ne l’est pas.',
      'Les premières semaines peuvent ressembler assez peu à la brochure, pour le sujet {k} comme pour toute nouveauté. Le savoir d’avance les rend bien plus supportables.',
    ],
    act: [
      '{Faites|Fais} deux listes : « On peut compter là-dessus » et « C’est plus long ou c’est en plus ». {Demandez|Demande} à qui conseille ou fournit de remplir la seconde. Si rien ne vient, la question mérite d’être posée une deuxième fois.',
      '{Décrivez|Décris} le premier résultat visible à l’œil nu, même modeste, et sa date. {Décrivez|Décris} ensuite ce qui aura l’air pire avant d’aller mieux. Un détour se supporte plus facilement quand il figurait déjà sur la carte.',
    ],
    check:
      'Les attentes sont claires quand plus personne n’a besoin de demander : « Et on verra quelque chose quand ? »',
    slip: [
      'Le résultat est peint de couleurs vives, par les autres ou par soi-même. Le premier jour ordinaire ressemble alors à un revers, bien que tout se passe comme prévu.',
      'Chacun suppose que les autres ont en tête le même résultat. Cela paraît si évident que personne ne le dit, et la différence se révèle justement au moment de la remise.',
    ],
    items: [
      'Noter ce qui est compris et ce qui ne l’est pas',
      'Décrire le premier résultat visible',
      'Repérer la phase qui risque d’être fastidieuse',
    ],
    ask: ['Qu’est-ce qui n’est expressément pas compris ?', 'Quand le premier résultat sera-t-il visible ?'],
    gap: 'ce que l’on peut attendre des premières semaines, et ce que l’on ne peut pas',
    cues: 'attente attentes attendre réaliste promesse promesses avantage avantages bénéfice bénéfices',
  },
  criteria: {
    step: ['Fixer les critères avant de comparer', 'Décider de ce qui compte vraiment'],
    noun: 'Les critères',
    mistake: ['Choisir sans critères', 'Donner le même poids à tous les critères'],
    why: [
      'Des critères fixés d’avance protègent du charme du dernier entretien. Ils permettent aussi d’expliquer un choix plus tard sans avoir à le défendre.',
      'Sur le sujet {k}, il n’existe pas de meilleure réponse en soi, seulement une meilleure réponse pour un but donné. Les critères mettent ce but en mots.',
    ],
    act: [
      '{Notez|Note} tout ce qui pourrait compter, puis {accordez-vous|accorde-toi} trois critères indispensables. Le reste est souhaitable et n’entre en jeu qu’une fois ces trois-là remplis. Une option qui en manque un est écartée, si agréable que soit le reste.',
      '{Transformez|Transforme} chaque critère en une question à laquelle répondre par oui, par non ou par un chiffre. « Facile à utiliser » devient « Peut-on s’en servir sans aide après une seule explication ? ». Ce qui ne se demande pas ainsi relève du goût : à garder, mais sur une autre feuille.',
    ],
    check: 'La liste est prête quand quelqu’un d’autre, en s’en servant, arriverait au même choix.',
    slip: [
      'Les options sont sur la table avant que l’on ait dit ce qui compte. Le choix suit donc ce qui attire l’œil : le plus bel exemple, le plus petit chiffre, la voix la plus assurée.',
      'Un long tableau aux lignes nombreuses a l’air sérieux. Mais quand toutes pèsent le même poids, un détail peut l’emporter sur le point dont tout dépend pour le sujet {k}.',
    ],
    items: [
      'Choisir trois critères indispensables, le reste est souhaitable',
      'Formuler chaque critère comme une question à réponse nette',
      'Fixer les critères avant de regarder les offres',
    ],
    ask: ['Quels sont les trois points non négociables ?', 'Qu’est-ce qui écarterait aussitôt une option ?'],
    gap: 'le critère qui emporte le plus souvent la décision de la clientèle',
    cues: 'critère critères choix choisir sélection sélectionner exigences caractéristiques important importants meilleur meilleure bon bonne',
  },
  compare: {
    step: ['Mettre les options côte à côte', 'Examiner plus d’une voie'],
    noun: 'Les options comparées',
    mistake: ['Prendre la première option', 'Comparer ce qui n’est pas comparable'],
    why: [
      'Une seule option, ce n’est pas un choix. Seule la deuxième montre ce que la première a de particulier, et ne rien faire mérite aussi sa colonne.',
      'Côte à côte, des différences apparaissent qui s’effacent quand on voit les choses l’une après l’autre. Pour une décision sur le sujet {k}, un tableau tout simple vaut souvent mieux que dix onglets ouverts.',
    ],
    act: [
      '{Placez|Place} les options en colonnes et les critères en lignes. {Remplissez|Remplis} le tableau ligne par ligne : ainsi, un point est jugé équitablement pour toutes avant de passer au suivant. {Marquez|Marque} les cases où il a fallu deviner.',
      '{Faites|Fais} vivre le même cas ordinaire à chaque option : le premier jour, une semaine normale, le moment où quelque chose se passe mal. Les différences qui comptent apparaissent plus vite dans ce récit que dans une liste de caractéristiques.',
    ],
    check: 'La comparaison est honnête si les partisans de chaque option y reconnaissent leur favorite.',
    slip: [
      'Une première proposition convient, et c’est un soulagement. On ne sait pas à quoi elle a été mesurée, et les doutes reviennent avec la première difficulté.',
      'Une option est connue par sa brochure, l’autre par la vie quotidienne. Une telle comparaison en dit plus long sur l’origine des informations que sur le sujet {k}.',
    ],
    items: [
      'Mettre au moins deux options côte à côte',
      'Ajouter une colonne pour « ne rien changer »',
      'Marquer chaque case qui repose sur une supposition',
    ],
    ask: [
      'Que se passe-t-il si rien ne change ?',
      'Dans quelle situation de tous les jours l’écart est-il le plus grand ?',
    ],
    gap: 'deux options entre lesquelles la clientèle hésite, avec la différence en une phrase',
    cues: 'comparer comparaison comparatif option options alternative alternatives différence différences types sortes fournisseur fournisseurs prestataire produit produits installateur artisan',
  },
  sources: {
    step: ['Vérifier d’où vient l’information', 'Séparer le savoir des on-dit'],
    noun: 'Des informations fiables',
    mistake: ['Se fier aux on-dit', 'Se contenter d’une seule source'],
    why: [
      'Les conseils sur le sujet {k} ne manquent pas. Ce qui est rare, ce sont ceux qui disent de qui ils viennent, pour qui ils valent et quand ils ont été vérifiés.',
      'Demander « Comment le sait-on ? » n’est pas de la méfiance. C’est la forme la plus courte du contrôle de qualité.',
    ],
    act: [
      '{Reprenez|Reprends} les notes et {inscrivez|inscris} une source à côté de chaque affirmation importante : un document, une personne, une observation. Celles qui n’en ont pas vont sur une liste à part. Là, on les vérifie, on les signale comme hypothèses ou on les raye.',
      '{Cherchez|Cherche} une deuxième source, indépendante, pour chaque point qui porte la décision. Les copies d’un même texte ne comptent pas. Si les deux se contredisent, voilà la question qui mérite d’être posée.',
    ],
    check: 'Chaque chiffre et chaque nom des notes peut être retrouvé à sa source en une minute.',
    slip: [
      'Une phrase a été répétée si souvent qu’elle passe pour un fait. Personne ne sait plus qui l’a dite, ni à propos de quel cas, et pourtant une décision sur le sujet {k} repose dessus.',
      'Un avis, une recommandation, une connaissance qui a essayé : une seule source semble suffire tant qu’elle confirme ce que l’on espérait. Ses limites n’apparaissent que le jour où le cas est différent.',
    ],
    items: [
      'Noter la source de chaque affirmation importante',
      'Trouver une deuxième source pour ce qui porte la décision',
      'Signaler les hypothèses comme des hypothèses',
    ],
    ask: ['Lesquels de ces chiffres ont une source ?', 'À qui profite cette affirmation si on la croit ?'],
    gap: 'une source propre pour le point principal, par exemple un projet, un test ou un rapport',
    cues: 'source sources information informations recherche faits preuves données étude études apprendre confiance fiable',
  },
  budget: {
    step: ['Calculer le coût complet', 'Compter le temps autant que l’argent'],
    noun: 'Le coût et l’effort',
    mistake: ['Ne regarder que le premier prix', 'Oublier l’effort de tous les mois'],
    why: [
      'Le prix de la première page n’est que la part la plus visible du coût. Le temps, les suppléments, l’entretien et le retour en arrière font partie de la même addition.',
      'Parler d’argent tôt, c’est garder le choix sur le sujet {k}. Plus tard, il ne reste peut-être plus qu’à payer.',
    ],
    act: [
      '{Tracez|Trace} quatre lignes : une fois, chaque mois, chaque année, en cas d’arrêt. {Inscrivez|Inscris} dans chacune l’argent et le temps, avec une fourchette quand le chiffre manque. La ligne à la fourchette la plus large est la première à éclaircir.',
      '{Demandez|Demande} une offre pour un cas complet et ordinaire, suppléments compris. {Calculez|Calcule} ensuite ce qu’il en coûte de tout laisser en l’état. Le vrai prix est la différence entre les deux.',
    ],
    check: 'Le calcul est complet quand il dit aussi ce qui se passe en cas d’arrêt.',
    slip: [
      'Le plus petit chiffre gagne, parce qu’un seul chiffre a été comparé. Ce qu’il laisse de côté réapparaît sous d’autres noms : une option, une réparation, un samedi perdu.',
      'Le début est calculé dans le détail, la deuxième année pas du tout. C’est pourtant le petit effort régulier qui décide si une chose reste abordable.',
    ],
    items: [
      'Additionner les coûts uniques, mensuels, annuels et ceux d’un arrêt',
      'Inscrire le temps passé à côté de l’argent',
      'Demander une offre pour un cas complet et ordinaire',
    ],
    ask: ['Que coûte le fait de ne rien changer ?', 'Quel coût revient chaque mois ?'],
    gap: 'un exemple de prix tiré de l’offre de la maison',
    cues: 'coût coûts prix tarif tarifs budget argent frais cher économie économies aide aides subvention subventions rentable',
  },
  rules: {
    step: ['Lire les règles et les petites lignes', 'Savoir ce qui engage'],
    noun: 'Les règles et les accords',
    mistake: ['Sauter les petites lignes', 'Ne vérifier les règles qu’à la toute fin'],
    why: [
      'Une règle coûte le moins cher avant la signature, la construction ou la publication. Après, chaque correction devient une discussion à plusieurs.',
      'Contrats, délais et autorisations dessinent le cadre du sujet {k}. Qui connaît ce cadre peut en utiliser toute la place.',
    ],
    act: [
      '{Listez|Liste} tout ce qui pourrait engager : contrats, autorisations, délais, assurances, règlements. {Notez|Note} qui peut donner une réponse ferme sur chacun et {posez|pose} la question par écrit. Une courte réponse par courriel vaut mieux qu’une longue conversation que personne n’a notée.',
      '{Lisez|Lis} l’accord en commençant par la fin : durée, résiliation, responsabilité, sort des données. {Mettez|Mets} un point d’interrogation partout où il faudrait deviner, et {faites|fais} expliquer ces passages jusqu’à ce qu’il n’en reste aucun.',
    ],
    check: 'Pour chaque règle, on peut nommer le document où elle figure.',
    slip: [
      'Les conditions ressemblent à toutes les autres, alors on les fait défiler. Elles deviennent intéressantes quand quelque chose change, et il n’est plus temps de les négocier.',
      'On demande si c’est permis une fois que tout est prêt. À ce stade, un non ne coûte pas une idée : il coûte le travail accompli.',
    ],
    items: [
      'Réunir les contrats, autorisations et délais applicables',
      'Obtenir les réponses fermes par écrit',
      'Vérifier durée, résiliation et responsabilité avant de signer',
    ],
    ask: ['Qui peut donner une réponse ferme ?', 'Que se passe-t-il en cas d’arrêt anticipé ?'],
    gap: 'la règle ou le délai du métier que l’on oublie le plus souvent',
    cues: 'règle règles loi lois droit contrat contrats réglementation conformité autorisation permis assurance résiliation juridique données',
  },
  risk: {
    step: ['Imaginer ce qui peut mal tourner', 'Préparer une deuxième voie'],
    noun: 'Les risques et la deuxième voie',
    mistake: ['N’avoir aucun plan B', 'Espérer que rien n’arrivera'],
    why: [
      'Un risque nommé a déjà diminué de moitié. On peut le surveiller, le réduire ou l’accepter en connaissance de cause ; seul celui que l’on tait arrive par surprise.',
      'Une deuxième voie ne ralentit pas. Savoir comment faire demi-tour permet d’aborder le sujet {k} avec plus d’audace.',
    ],
    act: [
      '{Imaginez|Imagine} que cela a mal tourné et {écrivez|écris} les trois raisons les plus probables. {Ajoutez|Ajoute} pour chacune un signe avant-coureur et le premier geste à faire. La liste se garde là où les signes seraient visibles.',
      '{Repérez|Repère} l’étape que l’on ne peut pas annuler. Avant elle, {prévoyez|prévois} un arrêt : une nuit de sommeil, un essai, un deuxième regard. Tout ce qui précède peut aller vite ; cette étape, non.',
    ],
    check: 'On est prêt quand on sait à quel signe on s’arrêterait.',
    slip: [
      'Parler d’échec semble l’attirer, donc personne n’en parle. Quand quelque chose lâche, les premières heures passent à chercher à qui la faute plutôt qu’à réparer.',
      'Tant que tout va bien, une deuxième voie ressemble à de l’effort perdu. Elle manque au moment précis où il n’y a plus le temps d’en préparer une.',
    ],
    items: [
      'Noter les causes d’échec les plus probables, avec un signe avant-coureur pour chacune',
      'Repérer l’étape que l’on ne peut pas annuler',
      'Convenir du signe qui veut dire stop',
    ],
    ask: ['Qu’est-ce qui pourrait lâcher en premier, et à quoi le verrait-on ?', 'Quelle étape est sans retour ?'],
    gap: 'une difficulté rencontrée dans un projet et la façon dont elle a été résolue',
    cues: 'risque risques danger dangers problème problèmes difficulté difficultés défi défis sécurité sûr alerte',
  },
  time: {
    step: ['Prévoir du temps et de la marge', 'Inscrire une date dans l’agenda'],
    noun: 'Le temps et le rythme',
    mistake: ['Planifier sans marge', 'Attendre le moment parfait'],
    why: [
      'Ce qui n’a pas de place dans l’agenda n’a pas lieu. Un rendez-vous modeste que l’on tient fait plus avancer qu’un plan ambitieux que l’on repousse.',
      'Tout calendrier est fait de travail et d’attente. Pour le sujet {k}, c’est l’attente que l’on oublie facilement : une réponse, une livraison, une date libre.',
    ],
    act: [
      '{Découpez|Découpe} le travail en morceaux qui tiennent entre deux cafés et {donnez|donne} une date à chacun. Après chaque troisième morceau, {laissez|laisse} une case vide. Si elle ne sert pas, tant mieux ; si elle sert, le plan survit.',
      '{Partez|Pars} du jour où tout doit être fini et {remontez|remonte} le temps. Les délais d’attente s’inscrivent en premier, le travail ensuite. Si la première date tombe dans le passé, {retirez|retire} quelque chose plutôt que de {vous|te} presser.',
    ],
    check: 'Le calendrier tient si une seule mauvaise journée ne le renverse pas.',
    slip: [
      'Chaque étape est prévue comme s’il n’y avait rien d’autre à faire. Une réponse tardive suffit alors à tout décaler, et la hâte de la fin dévore le soin du début.',
      'D’abord le mois calme, puis les vacances, puis la nouvelle année : il y a toujours une raison de commencer plus tard. L’affaire n’attend pas pour autant ; elle devient simplement plus urgente.',
    ],
    items: [
      'Donner une date à chaque morceau de travail',
      'Inscrire les délais d’attente avant le travail lui-même',
      'Garder une case libre après quelques étapes',
    ],
    ask: [
      'Qu’attend-on en ce moment, et qui pourrait accélérer les choses ?',
      'Quel est le dernier jour possible pour commencer ?',
    ],
    gap: 'la durée habituelle, du premier contact au résultat',
    cues: 'temps délai délais calendrier quand durée jours semaines planning planifier planification saison date',
  },
  order: {
    step: ['Trouver le bon ordre', 'Commencer par ce qui retient le reste'],
    noun: 'Le bon ordre',
    mistake: ['Commencer par le plus facile', 'Tout entreprendre à la fois'],
    why: [
      'Les mêmes tâches, dans un autre ordre, peuvent demander deux fois plus d’effort. Ce dont les autres dépendent se place devant, même si ce n’est pas le plus plaisant.',
      'L’ordre apaise. Savoir quelle question vient ensuite sur le sujet {k} permet de laisser toutes les autres tranquilles pour l’instant.',
    ],
    act: [
      '{Écrivez|Écris} chaque tâche sur un papier et {demandez|demande-toi} pour chacune : que faut-il avoir fini avant de commencer ici ? {Disposez|Dispose} les papiers en conséquence. La tâche où plusieurs lignes se croisent mérite la meilleure heure de la journée.',
      '{Choisissez|Choisis} la tâche qui ouvre la voie au plus grand nombre d’autres et {terminez|termine}-la avant de toucher à la suivante. Le reste va sur une liste intitulée « pas encore ». Un regard par semaine lui suffit, pas un par heure.',
    ],
    check: 'À tout moment, on peut dire ce qui vient ensuite et pourquoi ce n’est pas autre chose.',
    slip: [
      'Les tâches rapides et plaisantes passent d’abord, parce qu’elles donnent l’impression d’avancer. La plus difficile, dont tout dépend, attend jusqu’à ne plus pouvoir être repoussée.',
      'Dix choses sont commencées et chacune est presque finie. Presque fini n’aide pourtant personne : seul ce qui est fini peut servir, se montrer ou se prolonger.',
    ],
    items: [
      'Se demander pour chaque tâche ce qui doit être fini avant',
      'Terminer la tâche qui retient le plus grand nombre d’autres',
      'Tenir une liste « pas encore » et la relire une fois par semaine',
    ],
    ask: ['Que faut-il avoir fini avant de commencer ?', 'Quelle tâche ouvre la voie au plus grand nombre d’autres ?'],
    gap: 'la démarche de la maison, en trois courtes étapes',
    cues: 'ordre étape étapes processus déroulement méthode démarche procédure phases installation pose mise en œuvre',
  },
  owner: {
    step: ['Décider qui décide', 'Mettre un nom derrière chaque tâche'],
    noun: 'Les responsabilités',
    mistake: ['Confier la responsabilité à tout le monde', 'Laisser filer les décisions'],
    why: [
      'Quand tout le monde est responsable, tout le monde attend. Un nom à côté d’une tâche fait plus qu’un paragraphe de bonnes intentions, à la maison comme au travail.',
      'Une décision que personne ne peut prendre, c’est le temps qui la prend. Il est plus aimable, et plus rapide, de dire d’avance qui a le dernier mot.',
    ],
    act: [
      '{Mettez|Mets} exactement un nom derrière chaque tâche, le {vôtre|tien} compris, et {faites|fais} confirmer chacun à voix haute. {Notez|Note} à côté à qui demander de l’aide. Les noms simplement attribués ne comptent pas.',
      '{Triez|Trie} les décisions sur le sujet {k} en deux groupes : celles que l’on peut annuler et celles que l’on ne peut pas. Les premières se prennent vite, là où se fait le travail. Pour les secondes, il faut une personne et une date.',
    ],
    check: 'À la question de savoir qui décide, tout le monde cite le même nom.',
    slip: [
      'Une tâche est confiée à plusieurs personnes, et chacune compte sur les autres. Personne n’y met de mauvaise volonté, et pourtant rien ne se passe jusqu’à ce que quelqu’un pose la question.',
      'Un entretien suit l’autre, et l’affaire « reste à voir ». Ce qui ressemble à de la prudence n’est souvent qu’une question jamais posée : qui peut dire oui ?',
    ],
    items: [
      'Noter un seul nom pour chaque tâche',
      'Séparer les décisions réversibles des décisions définitives',
      'Faire confirmer chaque tâche par la personne concernée',
    ],
    ask: ['Qui a le dernier mot ?', 'Quelles décisions peuvent se prendre sans demander ?'],
    gap: 'qui s’en occupe dans l’entreprise et comment joindre cette personne',
    cues: 'responsable responsables responsabilité rôle rôles décider décision décisions direction gestion',
  },
  small: {
    step: ['Commencer par un petit essai', 'Essayer avant de s’engager'],
    noun: 'Le petit essai',
    mistake: ['Voir trop grand dès le début', 'Sauter l’essai'],
    why: [
      'Un petit essai répond à des questions qu’aucune lecture ne peut trancher. Il coûte un après-midi, et s’il échoue, c’est encore un renseignement.',
      'Nul besoin de convaincre quelqu’un de ce qu’il a vu marcher. En cas d’hésitation sur le sujet {k}, un premier petit cas est le meilleur argument, dans un sens ou dans l’autre.',
    ],
    act: [
      '{Choisissez|Choisis} un cas typique, sans danger et vite terminé. {Décidez|Décide} d’avance ce que l’essai doit montrer et à quoi cela se verra. Il s’agit ensuite de le faire vraiment, du début à la fin, plutôt qu’un peu de tout.',
      '{Réduisez|Réduis} le plan jusqu’à ce qu’il tienne en une semaine et dans deux mains. {Réalisez|Réalise} cette miniature et {notez|note} ce qui a pris plus de temps que prévu. La grande version reste dans le tiroir tant que cette note n’est pas écrite.',
    ],
    check: 'L’essai a servi si l’on fait ensuite au moins une chose autrement que prévu.',
    slip: [
      'L’enthousiasme est grand, et le premier pas aussi. Des erreurs qui auraient été instructives en petit deviennent de grandes erreurs, et faire demi-tour coûte cher ou fait honte.',
      'Le plan paraît si convaincant qu’un essai semble superflu. C’est alors la première fois pour de bon qui sert d’essai, avec une mise plus élevée.',
    ],
    items: [
      'Choisir un cas typique et sans danger pour l’essai',
      'Décider d’avance ce que l’essai doit montrer',
      'Noter ce qui a été plus long pendant l’essai',
    ],
    ask: [
      'Quelle est la plus petite version qui apprenne encore quelque chose ?',
      'Qu’est-ce qui ferait tout arrêter après l’essai ?',
    ],
    gap: 'un petit premier pas que l’on peut faire avec l’entreprise',
    cues: 'essai essayer test tester pilote petit petite débuter débutant débutants premier première prototype expérience',
  },
  simple: {
    step: ['Retirer ce qui ne sert pas', 'Rester aussi simple que possible'],
    noun: 'La simplicité',
    mistake: ['Compliquer inutilement', 'Tout vouloir d’un coup'],
    why: [
      'Chaque élément de plus devra être compris, entretenu et un jour enlevé. Retirer quelque chose est souvent l’amélioration la plus efficace, et la moins chère.',
      'Simple ne veut pas dire pauvre. Cela veut dire que l’essentiel du sujet {k} se voit au premier coup d’œil.',
    ],
    act: [
      '{Parcourez|Parcours} le plan et {demandez-vous|demande-toi} pour chaque élément : que se passerait-il sans lui ? Si la réponse honnête est « pas grand-chose », il sort. {Revenez|Reviens} ensuite à ce qui reste et {recommencez|recommence} une fois.',
      '{Expliquez|Explique} le projet à quelqu’un en trois phrases. Ce qui tombe en route peut peut-être disparaître tout à fait. Ce que l’autre demande mérite la première place.',
    ],
    check: 'C’est assez simple quand une personne nouvelle s’en sort sans mode d’emploi.',
    slip: [
      'Pris un par un, tous les souhaits sont raisonnables, et tous sont exaucés. L’ensemble devient une chose que personne n’embrasse plus du regard, et le noyau disparaît dessous.',
      'Le cas particulier est réglé avant que le cas normal fonctionne. Les exceptions façonnent alors le tout, et chaque jour ordinaire paie pour ce qui n’arrive presque jamais.',
    ],
    items: [
      'Se demander pour chaque élément ce qui se passerait sans lui',
      'Expliquer le projet en trois phrases et couper le reste',
      'Régler le cas normal avant le cas particulier',
    ],
    ask: ['Que se passerait-il si l’on en retirait la moitié ?', 'Quelle partie ne manquerait à personne ?'],
    gap: 'une chose laissée de côté exprès, et la raison',
    cues: 'simple simplicité simplifier facile minimal moins base bases essentiel essentiels compliqué complexité',
  },
  example: {
    step: ['Partir d’un exemple concret', 'Aller voir un cas réel'],
    noun: 'Un exemple concret',
    mistake: ['Rester dans l’abstrait', 'Décider sans avoir vu d’exemple'],
    why: [
      'C’est dans l’exemple qu’une affirmation générale doit faire ses preuves. Il montre aussitôt ce qui était réfléchi et ce qui sonnait bien.',
      'Un seul cas réel en dit plus sur le sujet {k} qu’une page de principes, à condition d’y laisser les détails gênants.',
    ],
    act: [
      '{Trouvez|Trouve} quelqu’un qui l’a déjà fait et {demandez|demande} toute l’histoire : ce qui était voulu, ce qui a été fait, ce qui a raté, ce qui serait fait autrement aujourd’hui. {Demandez|Demande} aussi à voir le résultat, si possible un jour ordinaire.',
      '{Décrivez|Décris} le cas en cinq phrases : qui, où, quoi, pour quand, et ce qui gêne. {Prenez|Prends} ensuite chaque conseil et {demandez-vous|demande-toi} ce qu’il changerait dans ce cas précis. Un conseil qui ne change rien peut être rayé.',
    ],
    check: 'Un exemple est bon si une personne qui connaît le cas hoche la tête.',
    slip: [
      'Le conseil est juste, général et sans image. Tout le monde approuve, et personne ne sait ce qu’il faudrait faire autrement le lendemain.',
      'Les photos et les descriptions semblent suffire, alors personne ne se déplace. Ce que la photo ne montrait pas se remarque le premier jour, quand cela fait déjà partie des meubles.',
    ],
    items: [
      'Parler avec quelqu’un qui l’a déjà fait',
      'Décrire son propre cas en cinq phrases',
      'Confronter chaque conseil à son propre cas',
    ],
    ask: ['À quoi cela ressemble-t-il dans un cas concret ?', 'Dans quel cas le conseil habituel serait-il faux ?'],
    gap: 'un court récit tiré du travail de la maison, avec l’accord des personnes concernées',
    cues: 'exemple exemples cas pratique histoire histoires idée idées inspiration usage usages application applications recette recettes',
  },
  tools: {
    step: ['Préparer les outils et le matériel', 'Choisir les outils en dernier'],
    noun: 'Les outils',
    mistake: ['Acheter trop tôt', 'Utiliser trop d’outils à la fois'],
    why: [
      'Un outil accélère ce qui est là, y compris le désordre. Il faut d’abord savoir ce qu’il y a à faire pour reconnaître celui qui soulage vraiment.',
      'Le meilleur outil est souvent celui que l’on a déjà et que l’on connaît bien. La familiarité est une qualité qui ne figure dans aucune publicité.',
    ],
    act: [
      '{Faites|Fais} la tâche une fois avec ce qu’il y a et {notez|note} où c’était pénible, où des erreurs se sont glissées et où cela allait vite. {Cherchez|Cherche} mieux seulement pour les deux premiers points. Ce qui va vite peut rester.',
      '{Étalez|Étale} tout ce qui existe déjà pour le sujet {k} et {écrivez|écris} à côté de chaque objet ce à quoi lui seul est bon. Quand deux font la même chose, l’un peut partir. Ce qui manque ensuite forme une courte liste d’achats.',
    ],
    check: 'Un outil a mérité sa place s’il manquerait au bout d’une semaine.',
    slip: [
      'Un nouvel outil promet de l’ordre, et le choisir ressemble à du travail sur le fond. À la fin, les vieilles questions sont toujours là ; elles ont seulement déménagé.',
      'Une liste ici, un dossier là, des accords quelque part dans une messagerie : chaque outil est bon en soi. Ensemble, ils coûtent le temps que chacun devait faire gagner.',
    ],
    items: [
      'Faire une fois avec ce que l’on a avant d’acheter',
      'Garder un seul outil par usage',
      'Tout préparer avant de commencer',
    ],
    ask: ['Quelle partie est vraiment pénible sans aide ?', 'Qu’a-t-on déjà qui suffirait ?'],
    gap: 'l’outil ou le modèle utilisé dans la maison, et à quoi il sert',
    cues: 'outil outils logiciel application équipement technologie matériel matériaux ustensiles ingrédients ressources',
  },
  feedback: {
    step: ['Demander un deuxième avis', 'Laisser quelqu’un d’autre regarder'],
    noun: 'Un deuxième avis',
    mistake: ['Demander conseil trop tard', 'Recueillir des compliments plutôt que des avis'],
    why: [
      'Un regard extérieur sur l’esquisse change l’esquisse. Un regard extérieur sur le travail fini change l’humeur. Plus il vient tôt, moins chaque remarque coûte cher.',
      'Au bout d’un moment, on ne voit plus son propre plan. Une personne qui découvre le sujet {k} trouvera la faille en quelques minutes, rien qu’en posant des questions.',
    ],
    act: [
      '{Montrez|Montre} l’ébauche à deux personnes qui n’ont rien à y gagner, tant qu’elle est inachevée. {N’expliquez|N’explique} rien au début. {Notez|Note} où elles hésitent, puis {interrogez|interroge}-les précisément là-dessus.',
      '{Demandez|Demande} une chose à garder, une à changer et une à retirer. La franchise devient facile et la politesse difficile. {Remerciez|Remercie}, {décidez|décide} par {vous-même|toi-même}, puis {racontez|raconte} ce qui a été retenu.',
    ],
    check: 'Le deuxième avis a été utile s’il a fait changer une chose qui plaisait.',
    slip: [
      'On peaufine jusqu’à ce que ce soit montrable. Plus personne n’ose alors toucher aux fondations, et les remarques portent sur les couleurs et les virgules.',
      '« Alors, ça plaît ? » attire des réponses aimables. Elles font du bien et laissent tout en l’état, y compris l’endroit où cela coincera plus tard.',
    ],
    items: [
      'Montrer le plan à deux personnes tant qu’il est inachevé',
      'Demander une chose à garder, une à changer, une à retirer',
      'Dire aux personnes consultées ce qui a changé',
    ],
    ask: ['Où la dernière personne a-t-elle hésité ?', 'Que retirerait quelqu’un d’autre ?'],
    gap: 'une remarque d’un client ou d’une cliente qui a fait changer quelque chose',
    cues: 'avis opinion opinions retour retours conseil conseils témoignage témoignages évaluation évaluations réactions',
  },
  document: {
    step: ['Écrire ce qui a été convenu', 'Garder les notes au même endroit'],
    noun: 'Une trace écrite',
    mistake: ['Ne rien écrire des accords', 'Prendre des notes introuvables'],
    why: [
      'Ce qui est écrit n’a plus besoin d’être retenu, contesté ni réexpliqué. Trois lignes après une conversation suffisent.',
      'La mémoire est bienveillante : elle ajuste ce qui a été convenu à ce que l’on souhaite aujourd’hui. Une courte note sur le sujet {k} garde les deux parties honnêtes, et en bons termes.',
    ],
    act: [
      '{Tenez|Tiens} une seule page avec trois titres : décidé, ouvert, ensuite. {Complétez|Complète}-la à la fin de chaque conversation, tant que tout le monde est là. Chaque entrée porte une date et ne s’efface jamais ; elle se barre.',
      'Pour chaque décision, {écrivez|écris} une phrase qui donne la raison. Pas tous les arguments, seulement celui qui a fait pencher la balance. Quiconque y reviendra verra s’il vaut encore.',
    ],
    check: 'La trace est bonne si une personne absente peut s’y retrouver sans aide.',
    slip: [
      'Tout le monde était là, donc personne n’a rien écrit. Quelques semaines plus tard, il y a autant de versions de l’accord qu’il y avait de chaises.',
      'Tout a été noté, longuement et en plusieurs endroits. Comme personne ne sait quelle version fait foi, on finit quand même par se poser la question les uns aux autres.',
    ],
    items: [
      'Tenir une page : décidé, ouvert, ensuite',
      'Noter la raison de chaque décision',
      'Confirmer par écrit les accords oraux',
    ],
    ask: ['Où peut-on relire l’accord ?', 'Quelle était la raison de la dernière décision ?'],
    gap: 'un document ou une liste de la maison à proposer aux lecteurs, avec son lien',
    cues: 'document documents documentation notes écrit écrite écrire trace compte rendu justificatif justificatifs archive dossier',
  },
  measure: {
    step: ['Décider à quoi se verra la réussite', 'Choisir un chiffre à suivre'],
    noun: 'Les signes de la réussite',
    mistake: ['Tout mesurer ou rien', 'Mesurer ce qui est facile plutôt que ce qui compte'],
    why: [
      'Ce que personne n’observe se juge à l’humeur. Un seul chiffre, noté régulièrement, suffit pour voir si les choses vont dans le bon sens.',
      'Mesurer n’est pas un but. Un chiffre sur le sujet {k} est bon s’il peut faire agir autrement dès demain.',
    ],
    act: [
      '{Choisissez|Choisis} un seul chiffre, qui change quand l’objectif se rapproche. {Notez|Note} sa valeur d’aujourd’hui, avant toute action, et la date du prochain relevé. Sans cette première valeur, les suivantes ne sont que des nombres.',
      '{Demandez-vous|Demande-toi} d’abord que faire si le chiffre monte, et que faire s’il baisse. Si les deux réponses sont identiques, il en faut un autre. Le bon entre dans un tableau tout simple, impossible à ne pas voir.',
    ],
    check: 'Une mesure est juste si elle peut aussi apporter de mauvaises nouvelles.',
    slip: [
      'Soit il n’y a aucun chiffre, soit il y en a tant que l’un d’eux est toujours flatteur. Dans les deux cas, on parle ensuite d’impressions.',
      'Le tableau se remplit de ce qui se compte tout seul. Le nombre qui répondrait à la vraie question sur le sujet {k} devrait être relevé à la main, et c’est bien pour cela qu’il manque.',
    ],
    items: [
      'Choisir un chiffre qui suit l’objectif',
      'Noter la valeur actuelle du chiffre choisi',
      'Fixer la date du prochain relevé',
    ],
    ask: ['Quel chiffre changerait en cas de réussite ?', 'Que faire si les chiffres se dégradent ?'],
    gap: 'un chiffre tiré des relevés de la maison qui montre un résultat, avec date et source',
    cues: 'mesure mesurer mesures indicateur indicateurs réussite succès chiffres analyse performance impact suivi efficacité rendement',
  },
  review: {
    step: ['Prendre date pour un deuxième regard', 'Regarder en arrière et ajuster'],
    noun: 'Le deuxième regard',
    mistake: ['Ne jamais regarder en arrière', 'S’accrocher à un plan dépassé'],
    why: [
      'Une décision n’a pas à tenir pour toujours ; elle doit tenir jusqu’au prochain regard. Une date fixée d’avance enlève la pression et rend la correction naturelle.',
      'La sagesse d’après coup ne sert que si elle a une occasion de s’exprimer. Sans date, ce que l’on a appris sur le sujet {k} s’efface avec la prochaine semaine chargée.',
    ],
    act: [
      'Avant de conclure, {inscrivez|inscris} un rendez-vous avec trois questions : qu’est-ce qui a tenu, qu’est-ce qui n’a pas tenu, qu’est-ce qui a surpris ? Une demi-page de réponses suffit. {Changez|Change} ensuite exactement une chose.',
      '{Comparez|Compare} le résultat avec ce qui était voulu au début. Il ne s’agit pas de savoir à qui la faute, mais quelle information manquait alors. {Ajoutez|Ajoute}-la à la liste pour la prochaine fois.',
    ],
    check: 'Le retour en arrière a payé si le prochain départ est plus court que le précédent.',
    slip: [
      'À peine une chose est-elle finie que la suivante commence. Ce que l’on aurait pu en apprendre s’efface en quelques jours, et le même détour est pris une deuxième fois.',
      'Le plan a demandé beaucoup de travail, alors on le suit, même là où les circonstances ont visiblement changé. La constance devient plus importante que le résultat.',
    ],
    items: [
      'Inscrire une date pour regarder en arrière',
      'Répondre à trois questions : ce qui a tenu, ce qui n’a pas tenu, ce qui a surpris',
      'Changer exactement une chose après ce retour',
    ],
    ask: ['Qu’est-ce qui a surpris la dernière fois ?', 'Quelle information manquait au moment de décider ?'],
    gap: 'une chose faite autrement aujourd’hui qu’au début, et la raison',
    cues: 'évaluer bilan leçons améliorer amélioration optimiser optimisation ajuster rétrospective corriger',
  },
  upkeep: {
    step: ['Prévoir l’après', 'En faire une routine'],
    noun: 'Ce qui vient après',
    mistake: ['Prendre le départ pour l’arrivée', 'Laisser l’entretien au hasard'],
    why: [
      'Le démarrage attire l’attention ; ce sont les mois suivants qui décident. Un peu de soin à intervalles réguliers garde bon un bon résultat.',
      'Les routines soulagent. Ce qui a sa place dans la semaine ne demande plus de décision, et encore moins de volonté.',
    ],
    act: [
      '{Écrivez|Écris} ce qu’il y a à faire chaque semaine, chaque mois et chaque année pour le sujet {k}, et {accrochez|accroche} chaque point à quelque chose qui a lieu de toute façon. Ce qui suit une habitude se tient ; un nouveau rendez-vous, rarement.',
      '{Convenez|Conviens} d’un signe qui réclame de l’attention : un bruit, une question posée trois fois, une liste qui ne fait que s’allonger. Quelqu’un le surveille. Le reste peut suivre son cours.',
    ],
    check: 'C’est devenu une routine quand cela marche aussi pendant une absence.',
    slip: [
      'Après le début, tout le monde passe à autre chose. Ce qui a été obtenu vieillit sans bruit, et l’on s’en aperçoit quand on en a un besoin urgent.',
      'L’entretien revient à qui a le temps, donc à personne. Les petites lacunes grandissent jusqu’à ce que repartir de zéro semble plus simple que réparer.',
    ],
    items: [
      'Lister les tâches de la semaine, du mois et de l’année',
      'Accrocher chaque tâche régulière à quelque chose qui a lieu de toute façon',
      'Prévoir qui prend le relais en cas d’absence',
    ],
    ask: ['Que faut-il faire chaque mois ?', 'Qui s’en aperçoit quand plus personne ne s’en occupe ?'],
    gap: 'l’accompagnement proposé ensuite et la façon d’en bénéficier',
    cues: 'entretien entretenir maintenance après suite routine routines habitude habitudes durable quotidien hebdomadaire soin',
  },
  place: {
    step: ['Regarder le lieu et les conditions', 'Préparer le terrain'],
    noun: 'Le lieu et les conditions',
    mistake: ['Oublier les conditions sur place', 'Copier ce qui a marché ailleurs'],
    why: [
      'Ce qui réussit à un endroit peut échouer au suivant, parce que la lumière, la place ou les gens sont différents. Un regard sur place répond à des questions qu’aucune brochure ne peut trancher.',
      'Tout plan sur le sujet {k} finit quelque part : dans une pièce, sur un bureau, dans une semaine. Mieux on connaît cet endroit, moins il réserve de surprises.',
    ],
    act: [
      '{Allez|Va} là où cela doit se passer et {restez|reste} un moment, à l’heure qui compte. {Notez|Note} la place, la lumière, le bruit, l’accès et les gens qui passent. {Prenez|Prends} deux photos, l’une de près, l’autre depuis la porte.',
      '{Écrivez|Écris} les conditions que rien ne peut changer et, à côté, celles qui peuvent l’être. Le plan contourne la première liste, l’effort va à la seconde. Ce qui ne figure sur aucune peut être laissé de côté.',
    ],
    check: 'On connaît assez le lieu quand on peut le décrire à quelqu’un qui n’y est jamais allé.',
    slip: [
      'Le plan se fait au bureau, et sur le bureau tout rentre. Sur place, il y a une porte, une règle ou une habitude à laquelle personne n’avait pensé, et elle ne bouge pas.',
      'Une solution a fait ses preuves ailleurs, alors on la reprend telle quelle. Ce qui la faisait marcher là-bas, les circonstances autour, n’était pas dans le paquet.',
    ],
    items: [
      'Visiter le lieu à l’heure qui compte',
      'Noter les conditions que rien ne peut changer',
      'Prendre des photos de près et de loin',
    ],
    ask: ['Où exactement cela va-t-il se passer ?', 'Quelle condition sur place ne changera pas ?'],
    gap: 'ce que le lieu ou la région de l’entreprise a de particulier',
    cues: 'lieu endroit pièce espace maison jardin ville région local locale extérieur intérieur toit appartement où',
  },
  partner: {
    step: ['Choisir la personne, pas seulement l’offre', 'Savoir sur qui compter'],
    noun: 'Le bon partenaire',
    mistake: ['Juger sur la seule offre', 'Accepter par politesse'],
    why: [
      'Une offre décrit les bons jours. Tous les autres jours, ce qui compte, c’est qui décroche le téléphone et comment une erreur est traitée.',
      'Qui conseille sur le sujet {k} connaîtra la situation mieux que la plupart des gens. Mieux vaut savoir avant s’il est possible de parler franchement.',
    ],
    act: [
      '{Posez|Pose} à toutes les personnes de la liste une question gênante : qu’est-ce qui a raté la dernière fois, et qu’est-ce que cela a donné ? {Écoutez|Écoute} moins l’histoire que la façon de la raconter. Nommer une erreur à soi, c’est en avoir appris quelque chose.',
      '{Demandez|Demande} à pouvoir appeler deux anciens clients et {posez|pose}-leur une seule question : le referaient-ils ? {Notez|Note} le silence avant la réponse autant que la réponse.',
    ],
    check: 'Le choix est bon si même une question bête au téléphone ne gênerait pas.',
    slip: [
      'Le papier ne refuse rien, et c’est la plus belle offre qui gagne. Qui viendra, répondra et assumera vraiment, elle ne le dit pas, et on ne le découvre que le jour où cela compte.',
      'Le premier contact a été si aimable qu’un refus paraîtrait grossier. C’est alors la politesse qui prend, sur le sujet {k}, une décision qui revenait aux critères.',
    ],
    items: [
      'Demander à chacun ce qui a raté la dernière fois',
      'Appeler deux anciens clients',
      'Savoir qui fera réellement le travail',
    ],
    ask: ['Qui répond quand quelque chose va mal ?', 'Les anciens clients le referaient-ils ?'],
    gap: 'ce que la clientèle dit de la collaboration, avec son accord',
    cues: 'partenaire partenaires confiance installateur éducateur agence prestataire conseiller école service services artisan',
  },
  help: {
    step: ['Savoir ce que l’on peut faire soi-même', 'Demander de l’aide à temps'],
    noun: 'Faire soi-même, ou pas',
    mistake: ['Tout faire tout seul', 'Tout confier aux autres'],
    why: [
      'Faire soi-même économise là où l’on est à l’aise, et coûte le double là où on ne l’est pas. La frontière honnête entre les deux vaut une minute de calme.',
      'Demander de l’aide sur le sujet {k} n’est pas un aveu de faiblesse. C’est décider à quoi le temps est le mieux employé.',
    ],
    act: [
      '{Rangez|Range} les tâches en trois groupes : c’est possible, cela s’apprend, d’autres le feront mieux. Le groupe du milieu ne garde qu’une tâche au plus. Pour le troisième, {écrivez|écris} un nom tout de suite.',
      'Avant de demander de l’aide, {écrivez|écris} en trois lignes ce qu’il y a, ce qui est souhaité et ce qui a déjà été tenté. {Envoyez|Envoie} exactement ces trois lignes. La réponse vient plus vite, et parfois elle s’est trouvée toute seule entre-temps.',
    ],
    check: 'Le partage est bon si personne ne garde une tâche repoussée de semaine en semaine.',
    slip: [
      'L’aide coûte de l’argent ou un service, alors on fait tout soi-même, y compris la partie qui demande de l’expérience. Trois soirées y passent, il faut recommencer, et le spécialiste finit quand même par venir.',
      'Tout est confié, et la compréhension avec. Dès qu’une décision s’impose, plus personne dans la maison ne sait ce qui a été fait, ni pourquoi.',
    ],
    items: [
      'Trier les tâches : possible, à apprendre, mieux chez d’autres',
      'Noter un nom pour tout ce qui est confié',
      'Décrire la situation en trois lignes avant de demander',
    ],
    ask: ['Quelle tâche revient à quelqu’un d’autre ?', 'Qui pourrait aider en une seule conversation ?'],
    gap: 'ce que l’on peut faire soi-même et ce qu’il vaut mieux confier à l’entreprise',
    cues: 'aide soi-même bricolage professionnel professionnels soutien expert experts spécialiste confier indépendant indépendants',
  },
  quality: {
    step: ['Regarder de près avant d’accepter', 'Tester le résultat un jour ordinaire'],
    noun: 'Les signes de la qualité',
    mistake: ['Accepter sans regarder', 'Confondre l’éclat et la qualité'],
    why: [
      'Le meilleur moment pour trouver un défaut, c’est avant le paiement, la signature ou l’envoi. Après, c’est toujours un défaut, mais il a changé de propriétaire.',
      'La qualité se voit là où personne n’était censé regarder. Pour le sujet {k} aussi, les recoins, les notes de bas de page et la dixième utilisation en disent plus long que la façade.',
    ],
    act: [
      '{Écrivez|Écris} une courte liste de réception avant que le résultat soit là : cinq points à regarder, à toucher, à essayer. {Parcourez|Parcours}-la à la lumière du jour et sans compagnie. Ce qui ne va pas se note avec une date, si petit que ce soit.',
      '{Utilisez|Utilise} le résultat comme il servira plus tard, et non comme on le montre. {Répétez|Répète} dix fois de suite le geste le plus fréquent. Les petits agacements n’apparaissent qu’à la répétition.',
    ],
    check: 'Le regard a été assez attentif si l’on peut nommer une chose qui pourrait être mieux.',
    slip: [
      'C’est enfin fini, tout le monde est fatigué, et la signature est vite donnée. Ce qu’une minute aurait réglé ce jour-là demande plus tard des lettres et de la patience.',
      'La surface brille, alors on croit le reste sur parole. C’est à l’usage que l’on voit s’il tient ses promesses, et l’éclat est alors déjà parti.',
    ],
    items: [
      'Écrire une liste de réception avant que le résultat soit là',
      'Essayer dix fois de suite l’usage le plus fréquent',
      'Noter chaque défaut avec une date',
    ],
    ask: ['Que regarder en premier à la réception ?', 'Où un défaut serait-il le plus gênant ?'],
    gap: 'la façon dont le travail est contrôlé avant d’être remis',
    cues: 'qualité contrôle contrôler vérifier réception défaut défauts garantie durable durabilité finition',
  },
  enough: {
    step: ['Décider quand c’est assez bien', 'Savoir s’arrêter'],
    noun: 'Quand cela suffit',
    mistake: ['Peaufiner sans fin', 'Attendre la perfection'],
    why: [
      'La dernière petite amélioration coûte souvent autant que toutes les précédentes. Avoir dit d’avance ce qui est assez bien permet de s’arrêter la conscience tranquille.',
      'Il reste toujours un article à lire sur le sujet {k}. Une ligne tracée d’avance évite de lire au lieu de faire.',
    ],
    act: [
      '{Décrivez|Décris} par écrit le résultat qui contenterait, pas celui qui ravirait. Une fois qu’il est atteint, {arrêtez|arrête} tout pendant une semaine. S’il manque encore quelque chose après cela, c’est par là qu’il faut continuer.',
      '{Fixez|Fixe} une limite à la recherche avant de commencer : trois offres, deux soirées, un spécialiste. La limite atteinte, {décidez|décide} avec ce qui est sur la table. Une décision se corrige, une recherche sans fin ne se corrige pas.',
    ],
    check: 'Cela suffit quand plus personne d’autre ne remarquerait l’amélioration suivante.',
    slip: [
      'Encore un détail, encore une comparaison, encore un avis : cela n’a jamais l’air fini. Le bénéfice recherché au départ attend pendant ce temps, et l’attente aussi a un prix.',
      'Seul le meilleur convient, donc rien ne commence. Ce qui aurait pu aider depuis des mois reste un projet, et le meilleur change de toute façon à chaque saison.',
    ],
    items: [
      'Écrire ce qui serait assez bien',
      'Fixer une limite à la recherche : offres, soirées, avis',
      'Faire une semaine de pause une fois le but atteint',
    ],
    ask: ['De quel résultat se contenterait-on ?', 'Qui remarquerait la prochaine amélioration ?'],
    gap: 'à quel moment l’entreprise conseille de s’arrêter, et pourquoi',
    cues: 'assez suffisant parfait perfection terminé fini limite satisfait suffit',
  },
  progress: {
    step: ['Rendre les progrès visibles', 'Tenir quand cela devient long'],
    noun: 'Tenir dans la durée',
    mistake: ['Perdre l’élan après le départ', 'Oublier ce qui est déjà fait'],
    why: [
      'Entre l’enthousiasme du premier jour et le résultat, il y a un trajet où rien ne semble se passer. Voir que l’on avance aide à le traverser.',
      'Ce qui se voit se poursuit. Une croix dans l’agenda fait plus pour le sujet {k} qu’une ferme résolution.',
    ],
    act: [
      '{Accrochez|Accroche} une feuille avec une case pour chaque étape et {cochez|coche}-la dès que l’étape est faite, sans attendre le soir. Les cases sont assez petites pour qu’une par jour soit possible. Une ligne vide est une question, pas un reproche.',
      'À la fin de chaque semaine, {écrivez|écris} une phrase : qu’est-ce qui est possible maintenant et ne l’était pas avant ? {Relisez|Relis} les anciennes phrases quand cela devient long. Elles sont la meilleure preuve que cela vaut la peine de continuer.',
    ],
    check: 'Le cap est bon si l’on peut dire sans chercher ce qui a été fait en dernier.',
    slip: [
      'Le début est passionnant, la fin le sera aussi. Entre les deux, personne ne compte les petits pas, et une chose qui allait bien s’endort faute d’applaudissements.',
      'Tous les regards vont à ce qui manque encore, et ce qui est fait ne compte pas. On s’y épuise, et l’on abandonne juste avant le résultat.',
    ],
    items: [
      'Accrocher une feuille avec une case par étape',
      'Écrire chaque semaine une phrase sur les progrès',
      'Marquer le premier petit succès',
    ],
    ask: [
      'Qu’est-ce qui est possible maintenant et ne l’était pas avant ?',
      'Quelle étape a été franchie en dernier ?',
    ],
    gap: 'un premier petit succès que la clientèle remarque en général',
    cues: 'progrès motivation tenir élan pratique exercice entraînement marche patience persévérer éducation',
  },
}
