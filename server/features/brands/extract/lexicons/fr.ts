import type { Lexicon } from './lexicon.ts'

export const french: Lexicon = {
  stop_words:
    "à a ai aient ainsi alors après as au aucun aucune aujourd'hui aussi autre autres aux avaient avait avant avec avez avoir avons bien bon bonne car ce ceci cela celle celles celui ces cet cette ceux chaque chez comme comment d dans de depuis des deux donc dont du elle elles en encore entre est et étaient était été êtes être eu eux faire fait faites font grand grande grands grandes il ils j jamais je l la le les leur leurs lors lui ma mais me même mêmes mes mieux moi moins mon n ne ni non nos notre nôtre nous nouveau nouveaux nouvelle nouvelles on ont ou où par parce parmi pas pendant peu peut peuvent peux plus plusieurs pour pourquoi première premier près puis qu quand que quel quelle quelles quels qui quoi sa sans se selon sera ses si son sont sous sur t ta tant te tel telle tes toi ton toujours tous tout toute toutes très trois trop tu un une va vers via voici voilà vos votre vôtre vous vrai y an ans année années afin c s m qu'il c'est d'un d'une",
  interface_words:
    "agences|nos agences|bureaux|accueil|home|bienvenue(?: .*)?|menu|contact|contactez[- ]nous|nous contacter|à propos(?: de .*)?|a propos|qui sommes[- ]nous.*|notre histoire|en savoir plus|lire (?:la suite|plus)|voir plus|voir tout|tout voir|découvrir.*|découvrez.*|blog|actualités?|actus|presse|recrutement|carrières?|emplois?|équipe|notre équipe|l'équipe|faq|questions fréquentes|foire aux questions|aide|support|connexion|se connecter|s'inscrire|inscription|mon compte|panier|rechercher|recherche|confidentialité|politique de .*|mentions légales|cookies?|gestion des cookies|conditions générales.*|cgv|cgu|plan du site|newsletter|abonnez-vous.*|s'abonner|partager|suivez-nous|réserver.*|réservez.*|réservations?|prendre rendez-vous|prenez rendez-vous|demander un devis|devis(?: gratuit)?|demande de devis|commander|acheter|appelez-nous|télécharger|galerie|témoignages|avis(?: clients)?|horaires.*|nous trouver|où nous trouver|plan d'accès|accès|comment ça marche|notre méthode|notre approche|notre démarche|pourquoi .*|valeurs|nos valeurs|mission|vision|notre mission|notre vision|retour|suivant|précédent|fermer|tous droits réservés|réalisations|nos réalisations|projets|clients|nos clients|partenaires|nos partenaires|ressources|tarifs|nos tarifs|prix|services|nos services|prestations|nos prestations|produits|nos produits|solutions|nos solutions|ce que nous faisons|l'entreprise|entreprise|la maison|histoire|faire un don|je donne|s'engager|nous soutenir|événements|agenda|merci|français|boutique|nouveautés|promotions|collections|livraison.*|retours.*|guide des tailles|carte cadeau|essai gratuit|essayer .*|démo|derniers .*|dernières .*|commentaires?|catégories|archives|liens utiles|le cabinet|compétences|nos compétences|domaines d'intervention|expertises|nos expertises|soins|nos soins|formations|nos formations|chambres|nos chambres|la carte|carte|les menus|en chiffres|chiffres clés|bénévolat|transparence|parlons.*|informations(?: pratiques)?|nos engagements|engagements|nos atouts|atelier|nos savoir-faire|savoir-faire|produit|cas d'usage|documentation|investisseurs",
  headings: {
    mission:
      "(?:notre |la |nos |les )?missions?|(?:notre )?raison d'(?:être|agir)|notre vocation|pourquoi nous existons|ce qui nous (?:anime|motive|tient à cœur)|pourquoi nous (?:le faisons|faisons (?:cela|ce que nous faisons))|la mission (?:de|d') ?@|missions? (?:de|d') ?@|notre engagement premier",
    vision:
      "(?:notre |la )?vision(?: (?:d'avenir|du futur|de l'avenir))?|la vision (?:de|d') ?@|notre ambition|où nous allons|(?:et )?dans (?:dix|cinq|vingt) ans|notre rêve|ce dont nous rêvons|le monde que nous voulons",
    audience:
      "(?:pour|à|a) qui(?: (?:s'adress\\w+|nous adressons|est-ce|sommes|travaillons|c'est|est[- ].{1,20}|intervenons|venons|.{1,30}))?|qui (?:nous \\w+ons|j'\\w+|nous accompagnons|aidons[- ]nous|accompagnons[- ]nous|nous aidons|servons[- ]nous|peut .{1,25}|sont nos (?:clients|patients|élèves|hôtes))|notre public|nos publics|public(?:s)? (?:visés?|concernés?|cible)|notre clientèle|(?:à|a) qui s'adresse .{1,40}|les personnes que nous (?:aidons|accompagnons)|avec qui nous travaillons|nos (?:clients|patients|élèves|adhérents|bénéficiaires)",
    testimonials:
      "(?:ce que (?:disent|pensent|racontent) .{1,50})|(?:ce qu'en (?:disent|pensent) .{1,40})|(?:ce qu'ils (?:disent|pensent|en disent|en pensent).{0,20})|témoignages?(?: .{1,30})?|(?:les |l'|vos )?avis(?: (?:de|des|clients?|google|patients) ?.{0,30})?|ils (?:nous font confiance|parlent de nous|témoignent|en parlent)|(?:nos|les) (?:clients|patients|voyageurs|hôtes|élèves|adhérents) (?:témoignent|parlent|racontent|disent).{0,30}|paroles? (?:de|d') ?.{1,30}|livre d'or|vous le dites mieux que nous|la parole (?:à|aux) .{1,25}",
    services:
      "(?:nos |mes |les |notre |tous nos )?(?:\\w+ )?(?:services|fonctionnalités|modules|outils|prestations|produits|solutions|soins|formations|cours|ateliers|spécialités|expertises?|compétences|domaines (?:d'intervention|de compétences?|d'expertise|d'activité)|métiers|savoir-faire|gammes?|collections|programmes?|activités|offres?|actions|séjours|circuits|catégories)(?: .{1,25})?|\\w+(?: \\w+)? que nous (?:traitons|proposons|faisons|vendons|fabriquons)|(?:ce que (?:nous (?:faisons|proposons|offrons|fabriquons)|je (?:fais|propose)))|que faisons-nous|comment (?:nous pouvons|pouvons-nous) vous aider|comment nous vous aidons|domaines",
    foreign:
      "prochain(?:s|es)? (?:événements?|dates|rendez-vous)|(?:nos |les |dernières |toutes les )?(?:dernières )?(?:actualités?|actus|nouvelles|articles|publications|événements)(?: .{1,25})?|(?:le |notre |du |sur le )?blog|derniers articles|(?:espace |revue de )?presse|(?:on |ils )parlent? de nous dans .{1,20}|dans (?:la presse|les médias)|(?:nos )?(?:études de cas|cas clients?|success stories)|articles (?:liés|similaires)|(?:\\d+ )?commentaires?|laisser un commentaire|.{0,20}newsletter.{0,30}|abonnez-vous.{0,40}|inscrivez-vous.{0,40}|.{0,30}\\bcookies?\\b.{0,30}|(?:nos )?(?:partenaires|sponsors|mécènes|fournisseurs|producteurs partenaires)|recrutement|offres d'emploi|rejoignez-nous|confidentialité|vous aimerez aussi|produits (?:similaires|associés)|citations?.{0,20}|agenda",
    third_party:
      '(?:conception|création|réalisation|développement|design|hébergement)(?: (?:et|&) (?:conception|création|réalisation|développement|design|hébergement|maintenance))?(?: (?:du|de) site)?(?: (?:web|internet))?|hébergeur(?: du site)?|webmaster|crédits?(?: photos?.{0,20})?|photographies?|cnil|autorité de contrôle|délégué à la protection des données|dpo|médiat(?:ion|eur).{0,40}|litiges?|réclamations?',
  },
  cues: {
    mission:
      "(?:notre|ma|la) (?:\\w+ )?(?:mission|vocation|raison d'être) (?:(?:de|d') ?@ )?(?:est|consiste|a toujours été|reste|demeure|tient|se résume|réside)|notre (?:\\w+ )?(?:but|objectif) (?:est|a toujours été|reste)|(?:nous avons|@ a|l'association a|la fondation a|l'entreprise a|j'ai) pour (?:mission|vocation)|nous nous (?:sommes )?donn(?:é|ons)s? pour mission|notre mission ?:|nous existons pour|@ (?:existe|est née?) pour",
    vision:
      "(?:notre|la) vision (?:(?:de|d') ?@ )?(?:est|c'est|:)|notre ambition (?:est|:)|(?:nous )?(?:imaginons|rêvons d'|croyons en|croyons à|voulons|souhaitons) ?(?:un|une) (?:\\w+ )?(?:monde|avenir|futur|ville|société|france|planète|europe)",
    audience:
      "nous vendons (?:surtout |principalement )?(?:à|aux)|intervenons (?:chez|pour|auprès (?:de|des))|j'(?:accompagne|aide)|je (?:travaille (?:avec|pour)|forme|conseille)|nous avons (?:accompagné|aidé)|nous assurons les|(?:nous )?(?:protégeons|fournissons|accompagnons|aidons|conseillons|soutenons|formons|accueillons|soignons|équipons|servons|défendons|représentons|assistons|nous adressons|travaillons)(?: \\w+ment| aussi| également| principalement| surtout)?(?: (?:à|avec|pour|aux))?|@ (?:accompagne|aide|conseille|soutient|forme|accueille|équipe|s'adresse)(?: (?:à|aux))?|(?:conçu|pensé|créé|fait|dédié|destiné|développé|adapté|idéal)(?:e|es|s|aux|ales)? (?:spécialement |exclusivement |spécifiquement )?(?:pour|aux?|à)|(?:logiciel|plateforme|outils?|cours|formations?|services?|solutions?|ateliers?|programmes?|séjours?|soins|mobilier|machines?|jouets|vêtements|conseils?|application) (?:pour|destinée?s? (?:aux?|à)|dédiée?s? (?:aux?|à))|nos (?:clients|patients|élèves|hôtes|adhérents) sont",
    claim:
      "(?:nous sommes|@ est) (?:le|la|les|l'|l'un des|l'une des|un des) ?(?:seul|premi|leader|plus|uniqu|spécialiste|référence)\\w*|(?:le|la) seule? (?:\\w+ ){1,6}(?:qui|à|de|en|avec|où)|contrairement aux? (?:autre|plupart)|leader (?:en|de|du|des|sur)|(?:le|la) premi(?:er|ère) (?:\\w+ ){1,5}(?:en|de|à|qui)",
    award:
      'lauréate?s?|(?:été|est|sont) primée?s?|primée?s? (?:au concours|aux|par)|récompensée?s?|médaillée?s?|médaille d.{1,10}|étoiles? michelin|élue?s? .{3,40}|trophée|finalistes?|meilleur ouvrier|(?:remporté|reçu|obtenu|décroché) .{0,40}(?:prix|label|trophée|médaille)|labellisée?s?|meilleure? .{3,40} (?:de|du|en|d.) ?.{0,30}20\\d\\d',
    rating:
      '(?:note|notée?s?|moyenne|avis|évaluation) .{0,30}\\d(?:[.,]\\d)? ?(?:/|sur) ?(?:5|10)|\\d[.,]\\d ?(?:/|sur) ?(?:5|10)|\\d[.,]\\d (?:étoiles|sur (?:google|trustpilot|tripadvisor|booking))|\\d[.,]\\d.{0,15}avis',
    located:
      '(?:basée?s?|installée?s?|située?s?|implantée?s?|établie?s?|siège(?: social)?|atelier|bureaux|notre .{3,25} (?:est|se trouve)) (?:à|en|au)',
  },
  audience_nouns:
    'celles et ceux|ceux et celles|personnes|familles?|parents|mamans|enfants|bébés|adolescents|ados|jeunes|étudiants|élèves|enseignants|professeurs|écoles|universités|entreprises|tpe|pme|eti|sociétés|commerces|commerçants|organisations|start-?ups|entrepreneur(?:s|es)|indépendants|auto-entrepreneurs|freelances|professionnels|équipes?|managers|dirigeants|agences|marques|boutiques|restaurants|restaurateurs|cafés|hôtels|hôteliers|hôpitaux|cliniques|cabinets|médecins|infirmiers|patients|dentistes|agriculteurs|éleveurs|maraîchers|vignerons|artisans|constructeurs|promoteurs|architectes|ingénieurs|développeurs|industriels|fabricants|propriétaires|locataires|acheteurs|vendeurs|investisseurs|employeurs|salariés|collectivités|communes|mairies|associations|fondations|couples|mariés|femmes|hommes|débutants|adultes|seniors|aînés|retraités|voyageurs|touristes|sportifs|coureurs|cyclistes|randonneurs|artistes|musiciens|auteurs|particuliers|clients|réfugiés|migrants|foyers|ménages|experts-comptables|comptables|avocats|notaires|banques|assureurs|coopératives|industrie|industries|ateliers|transporteurs|chiens|chats|animaux|aidants|habitants|groupes|institutions|importateurs|distributeurs|cavistes|boulangers|syndics|bailleurs|musées|théâtres',
  size: {
    sentences: [
      '^((?:plus de |environ |près de |quelque |nos )?# (?:salariés|salariées et salariés|collaborateurs|collaboratrices et collaborateurs|employés|personnes)) (?:travaillent|accompagnent|fabriquent|conçoivent|veillent|assurent|conseillent|œuvrent|vous accueillent|s.occupent)(?![a-z])',
      "(?:nous sommes|nous employons|nous comptons|@ (?:compte|emploie|rassemble|réunit|regroupe)|l'entreprise (?:compte|emploie)|la société (?:compte|emploie)|notre (?:maison|groupe|cabinet|entreprise|atelier) (?:compte|emploie|rassemble|réunit)|l'association (?:compte|emploie)|l'équipe compte|le cabinet (?:compte|réunit)) (?:aujourd'hui |désormais |actuellement |maintenant )?(?:une équipe de )?((?:plus de |environ |près de |quelque |une équipe de )?#(?: \\w+){0,2} (?:NOUN))",
      "(?:notre|une|l'|son|cette) ?(?:petite |grande |belle )?(?:équipe|effectif|entreprise|société|maison|cabinet|atelier|agence)(?: (?:passionnée|familiale|soudée|pluridisciplinaire|\\w+))? (?:de|d'|compte|rassemble|réunit|composée? de|se compose de) ?((?:plus de |environ |près de |une )?# (?:(?:\\w+ ){0,2}(?:NOUN)|(?:d'|de )?\\w+))",
      "nous sommes (?:aujourd'hui |désormais |actuellement |maintenant )?(#) (?:à|a) (?:y )?(?:travailler|faire tourner|œuvrer)",
      "(?:entourée?s?|épaulée?s?|secondée?s?) (?:aujourd'hui )?(?:d'une équipe )?(?:de |d')((?:plus de |près de |environ )?# (?:\\w+ )?(?:NOUN))",
      'nos ((?:plus de )?#(?: \\w+)? (?:personnes|salariés|salariées|collaborateurs|collaboratrices|employés|employées|équipiers))',
      "(nous sommes (?:(?:aujourd'hui|désormais|actuellement|maintenant) #(?=[,.:;]|$)|# (?:à l'atelier|au fournil|en cuisine|au bureau|au magasin|dans l'équipe)))",
      '((?:plus de |environ |près de |quelque )?# (?:personnes|salariés|collaborateurs|employés)) (?:y travaillent|travaillent (?:ici|chez nous|à nos côtés|avec nous))',
      '(?:effectifs?|salariés|nombre de salariés|collaborateurs|équipe) ?: ?((?:plus de |environ )?#(?: ?(?:-|à) ?#)?(?: (?:NOUN))?)',
    ],
    count:
      "((?:plus de |environ |près de |\\+ ?de |\\+ ?)?#\\+? (?:\\w+ )?(?:salariés|salariées|collaborateurs|collaboratrices|employés|employées|personnes dans l'équipe))",
    noun: 'personnes|salariés|salariées|collaborateurs|collaboratrices|employés|employées|professionnels|spécialistes|experts|membres|artisans|avocats|avocates|médecins|ingénieurs|techniciens|formateurs|enseignants|consultants|conseillers|cuisiniers|compagnons|passionnés|développeurs|dentistes|kinésithérapeutes|guides|permanents',
    words:
      'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt(?:-\\w+)?|trente(?:-\\w+)?|quarante(?:-\\w+)?|cinquante(?:-\\w+)?|soixante|cent|dizaine|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine',
  },
  pages: {
    about:
      'a-propos|apropos|qui-sommes-nous|notre-histoire|histoire|entreprise|l-entreprise|la-societe|societe|mission|notre-mission|missions|nos-valeurs|valeurs|le-cabinet|cabinet|la-maison|maison|association|l-association|le-domaine|nous|demarche|notre-demarche',
    contact:
      'contact|contactez-nous|nous-contacter|contacts|acces|plan-d-acces|nous-trouver|ou-nous-trouver|coordonnees|agences|nos-agences|bureaux|nos-bureaux',
    services:
      'services|nos-services|prestations|nos-prestations|produits|nos-produits|solutions|expertises|nos-expertises|competences|domaines|soins|nos-soins|formations|nos-formations|chambres|la-carte|carte|boutique|collections|savoir-faire|activites|nos-actions|actions|metiers|fonctionnalites|domaines-d-intervention',
    team: 'equipe|notre-equipe|l-equipe',
    imprint: 'mentions-legales|mentions|mentions_legales|informations-legales',
    legal:
      'confidentialite|politique-de-confidentialite|cgv|cgu|conditions-generales|conditions-generales-de-vente|politique-cookies|politique-de-cookies|cookies|donnees-personnelles|rgpd',
    news: 'actualites|actualite|actus|blog|presse|articles|evenements|agenda|journal',
    careers: 'recrutement|carrieres|emploi|rejoignez-nous|nous-rejoindre',
    testimonials: 'temoignages|avis|avis-clients|livre-d-or',
    reference: 'travaux|nos-travaux|realisations|references|cas-clients|etudes-de-cas|projets|clients|partenaires',
  },
  for_word: 'pour|destinée?s? (?:aux?|à)|dédiée?s? (?:aux?|à)',
}
