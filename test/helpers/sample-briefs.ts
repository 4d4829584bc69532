// Made-up brands in five languages: what the tests and the sample bench write about.
import { eachField, writingFields } from '#domain/brand-fields.ts'
import type { FormatLabel } from '#domain/formats.ts'
import { type BaseLanguage, baseLanguage, type Language } from '#domain/languages.ts'
import type { WritingBrand, WritingBrief, WritingContext } from '#domain/writing.ts'

type Sample = Pick<WritingBrand, 'summary' | 'mission' | 'positioning' | 'audience' | 'location'> & {
  keywords: string[]
  brief: string
  context: string
}

type SampleBrand = { name: string; website: string | null; tone: string | null; texts: Record<BaseLanguage, Sample> }

const solar: SampleBrand = {
  name: 'Brightside Energy',
  website: 'https://brightside.example',
  tone: 'Friendly',
  texts: {
    en: {
      summary: 'Brightside Energy plans and installs home solar systems in and around Leeds.',
      mission: 'To make every roof in Yorkshire work for the people who live under it.',
      positioning: 'The local installer that explains everything before it sells anything.',
      audience: 'Homeowners in West Yorkshire who want to lower their energy bills',
      location: 'Leeds, United Kingdom',
      keywords: ['solar panels', 'solar panel cost', 'battery storage', 'solar installer Leeds'],
      brief:
        'Our surveys are free until the end of spring. Mention the shading check.\n- flats and shared roofs\n- planning permission',
      context:
        'Solar panels turn daylight into electricity for your home. Ask every solar installer for a written quote that lists panels, inverter and scaffolding separately. The weather was lovely yesterday and we went for a long walk.\n\nBattery storage lets you use solar power in the evening instead of buying it from the grid.',
    },
    de: {
      summary: 'Brightside Energy plant und montiert Solaranlagen in Leeds und Umgebung.',
      mission: 'Jedes Dach soll für die Menschen arbeiten, die darunter wohnen.',
      positioning: 'Der Fachbetrieb aus der Nachbarschaft, der erst erklärt und dann verkauft.',
      audience: 'Eigenheimbesitzer, die ihre Stromrechnung senken wollen',
      location: 'Leeds, Großbritannien',
      keywords: ['Solaranlage', 'Solaranlage Kosten', 'Stromspeicher', 'Solarmodule Dach'],
      brief:
        'Unsere Dachbesichtigung ist bis zum Frühjahr kostenlos. Bitte die Verschattung erwähnen.\n- Mehrfamilienhäuser\n- Genehmigungen',
      context:
        'Eine Solaranlage verwandelt Tageslicht in Strom für das eigene Haus. Gestern war das Wetter schön, und wir gingen lange spazieren. Ein Stromspeicher macht den Strom der Solaranlage auch am Abend nutzbar.\n\nVor der Montage der Solarmodule prüft ein Fachbetrieb die Statik des Daches.',
    },
    fr: {
      summary: 'Brightside Energy étudie et pose des installations solaires à Leeds et aux environs.',
      mission: 'Faire travailler chaque toit pour les personnes qui vivent dessous.',
      positioning: 'L’installateur du quartier qui explique avant de vendre.',
      audience: 'Les propriétaires qui veulent réduire leur facture d’électricité',
      location: 'Leeds, Royaume-Uni',
      keywords: ['panneaux solaires', 'prix panneaux solaires', 'batterie solaire', 'installateur solaire'],
      brief:
        'Notre étude de toiture est gratuite jusqu’au printemps. Mentionnez l’étude des ombres.\n- copropriétés\n- autorisations',
      context:
        'Les panneaux solaires transforment la lumière du jour en électricité pour la maison. Il faisait beau hier et nous avons fait une longue promenade. Une batterie solaire permet d’utiliser le soir l’électricité des panneaux.\n\nUn installateur solaire sérieux vérifie la charpente avant de poser les panneaux.',
    },
    es: {
      summary: 'Brightside Energy proyecta e instala sistemas solares en Leeds y alrededores.',
      mission: 'Hacer que cada tejado trabaje para quienes viven debajo.',
      positioning: 'El instalador del barrio que explica antes de vender.',
      audience: 'Propietarios que quieren bajar su factura de la luz',
      location: 'Leeds, Reino Unido',
      keywords: ['placas solares', 'precio placas solares', 'batería solar', 'instalador solar'],
      brief:
        'Nuestra visita al tejado es gratuita hasta la primavera. Mencione el estudio de sombras.\n- comunidades de vecinos\n- permisos',
      context:
        'Las placas solares convierten la luz del día en electricidad para la vivienda. Ayer hizo buen tiempo y dimos un largo paseo. Una batería solar permite usar por la noche la electricidad de las placas.\n\nUn buen instalador solar revisa la estructura del tejado antes de montar las placas.',
    },
    it: {
      summary: 'Brightside Energy progetta e installa impianti solari a Leeds e dintorni.',
      mission: 'Far lavorare ogni tetto per chi ci vive sotto.',
      positioning: 'L’installatore di quartiere che prima spiega e poi vende.',
      audience: 'Proprietari di casa che vogliono abbassare la bolletta',
      location: 'Leeds, Regno Unito',
      keywords: ['pannelli solari', 'costo pannelli solari', 'batteria solare', 'installatore solare'],
      brief:
        'Il nostro sopralluogo è gratuito fino alla primavera. Menzionare lo studio delle ombre.\n- condomini\n- permessi',
      context:
        'I pannelli solari trasformano la luce del giorno in elettricità per la casa. Ieri il tempo era bello e abbiamo fatto una lunga passeggiata. Una batteria solare permette di usare la sera l’elettricità dei pannelli.\n\nUn buon installatore solare controlla la struttura del tetto prima di montare i pannelli.',
    },
  },
}

const accounting: SampleBrand = {
  name: 'Ledgerly',
  website: null,
  tone: 'Professional',
  texts: {
    en: {
      summary: 'Ledgerly is bookkeeping software for freelancers.',
      mission: 'We give freelancers their Sundays back.',
      positioning: 'Bookkeeping that speaks plain language.',
      audience: 'Freelancers and small agencies',
      location: 'Dublin',
      keywords: ['online invoicing', 'invoice template', 'late payments', 'freelance taxes'],
      brief: 'Invoices that are easy to read get paid sooner. Explain reminders.',
      context:
        'An invoice needs a number, a date and a clear description of the service. Late payments are easier to chase when online invoicing sends reminders by itself. Our office cat is called Ledger.',
    },
    de: {
      summary: 'Ledgerly ist eine Buchhaltungssoftware für Selbstständige.',
      mission: 'Wir geben Selbstständigen ihren Sonntag zurück.',
      positioning: 'Buchhaltung, die Klartext spricht.',
      audience: 'Selbstständige und kleine Agenturen',
      location: 'Dublin',
      keywords: ['Rechnungen schreiben', 'Rechnungsvorlage', 'Zahlungsverzug', 'Steuern für Selbstständige'],
      brief: 'Gut lesbare Rechnungen werden schneller bezahlt. Mahnungen erklären.',
      context:
        'Eine Rechnung braucht eine Nummer, ein Datum und eine klare Beschreibung der Leistung. Wer Rechnungen pünktlich schreibt, beugt dem Zahlungsverzug vor. Unsere Bürokatze heißt Konto.',
    },
    fr: {
      summary: 'Ledgerly est un logiciel de comptabilité pour indépendants.',
      mission: 'Nous rendons leurs dimanches aux indépendants.',
      positioning: 'La comptabilité qui parle clair.',
      audience: 'Les indépendants et les petites agences',
      location: 'Dublin',
      keywords: ['facturation en ligne', 'modèle de facture', 'retards de paiement', 'impôts des indépendants'],
      brief: 'Les factures faciles à lire sont payées plus vite. Expliquer les relances.',
      context:
        'Une facture doit porter un numéro, une date et une description claire de la prestation. La facturation en ligne aide à prévenir les retards de paiement. Le chat du bureau s’appelle Bilan.',
    },
    es: {
      summary: 'Ledgerly es un programa de contabilidad para autónomos.',
      mission: 'Devolvemos los domingos a los autónomos.',
      positioning: 'La contabilidad que habla claro.',
      audience: 'Autónomos y pequeñas agencias',
      location: 'Dublín',
      keywords: ['facturación en línea', 'plantilla de factura', 'pagos atrasados', 'impuestos de autónomos'],
      brief: 'Las facturas fáciles de leer se cobran antes. Explicar los recordatorios.',
      context:
        'Una factura necesita un número, una fecha y una descripción clara del servicio. La facturación en línea ayuda a evitar los pagos atrasados. El gato de la oficina se llama Saldo.',
    },
    it: {
      summary: 'Ledgerly è un software di contabilità per liberi professionisti.',
      mission: 'Restituiamo la domenica ai liberi professionisti.',
      positioning: 'La contabilità che parla chiaro.',
      audience: 'Liberi professionisti e piccole agenzie',
      location: 'Dublino',
      keywords: ['fatturazione online', 'modello di fattura', 'pagamenti in ritardo', 'tasse per freelance'],
      brief: 'Le fatture facili da leggere vengono pagate prima. Spiegare i solleciti.',
      context:
        'Una fattura deve avere un numero, una data e una descrizione chiara del servizio. La fatturazione online aiuta a evitare i pagamenti in ritardo. Il gatto dell’ufficio si chiama Saldo.',
    },
  },
}

const dogs: SampleBrand = {
  name: 'Île & Pfote',
  website: 'ile-pfote.example',
  tone: 'Playful',
  texts: {
    en: {
      summary: 'A dog school with small groups and long walks.',
      mission: 'Better days for dogs and their people',
      positioning: 'Training without shouting.',
      audience: 'People with their first dog.',
      location: 'Bristol',
      keywords: ['puppy training', 'dog school', 'walking on the lead', 'dog treats'],
      brief: 'Puppies in town',
      context:
        'Puppy training works best in short sessions with a clear end. A dog school should let you watch a lesson before you book. The car park is behind the building.',
    },
    de: {
      summary: 'Eine Hundeschule mit kleinen Gruppen und langen Wegen.',
      mission: 'Schönere Tage für Hunde und ihre Menschen',
      positioning: 'Erziehung ohne Geschrei.',
      audience: 'Menschen mit ihrem ersten Hund.',
      location: 'Bremen',
      keywords: ['Welpenerziehung', 'Hundeschule', 'Leinenführigkeit', 'Leckerli'],
      brief: 'Welpen in der Stadt',
      context:
        'Welpenerziehung gelingt am besten in kurzen Einheiten mit einem klaren Ende. Eine gute Hundeschule lässt beim Training der Welpen zuschauen. Der Parkplatz liegt hinter dem Gebäude.',
    },
    fr: {
      summary: 'Une école canine aux petits groupes et aux longues promenades.',
      mission: 'De plus belles journées pour les chiens et leurs humains',
      positioning: 'L’éducation sans cris.',
      audience: 'Les personnes qui ont leur premier chien.',
      location: 'Bruxelles',
      keywords: ['éducation du chiot', 'école canine', 'marche en laisse', 'friandises pour chien'],
      brief: 'Un chiot en ville',
      context:
        'L’éducation du chiot réussit mieux avec des séances courtes qui ont une fin claire. Une bonne école canine laisse assister à une séance d’éducation. Le parking se trouve derrière le bâtiment.',
    },
    es: {
      summary: 'Una escuela canina con grupos pequeños y paseos largos.',
      mission: 'Mejores días para los perros y su gente',
      positioning: 'Educar sin gritos.',
      audience: 'Personas con su primer perro.',
      location: 'Bilbao',
      keywords: ['educación de cachorros', 'escuela canina', 'pasear con correa', 'premios para perros'],
      brief: 'Cachorros en la ciudad',
      context:
        'La educación de cachorros funciona mejor con sesiones cortas y un final claro. Una buena escuela canina deja presenciar una clase de cachorros. El aparcamiento está detrás del edificio.',
    },
    it: {
      summary: 'Una scuola cinofila con gruppi piccoli e passeggiate lunghe.',
      mission: 'Giornate migliori per i cani e le loro persone',
      positioning: 'Educare senza gridare.',
      audience: 'Chi ha il primo cane.',
      location: 'Bologna',
      keywords: ['educazione del cucciolo', 'scuola cinofila', 'passeggiata al guinzaglio', 'premi per cani'],
      brief: 'Cuccioli in città',
      context:
        'L’educazione del cucciolo riesce meglio con sessioni brevi e una fine chiara. Una buona scuola cinofila lascia assistere a una lezione per ogni cucciolo. Il parcheggio è dietro l’edificio.',
    },
  },
}

export const sampleBrands = [solar, accounting, dogs]

const emptyBrand: WritingBrand = { ...eachField(writingFields, () => null), tone: null }

/** A brief about which nothing but language, format, title and keywords is known. */
export const bareBrief = (
  language: Language,
  format: FormatLabel,
  title: string,
  keywords: string[],
): WritingBrief => ({
  language,
  brand: emptyBrand,
  brief: null,
  format,
  title,
  keywords,
  contexts: [],
})

/** A brief of a sample brand, with or without what a person adds to it. */
export const sampleBrief = (
  sample: SampleBrand,
  language: Language,
  format: FormatLabel | null,
  options: { isFull: boolean; title?: string | null },
): WritingBrief => {
  const { keywords, brief, context, ...texts } = sample.texts[baseLanguage(language)]
  const source: WritingContext = { name: 'Guide_(2).pdf', url: null, text: context }
  const tone = sample.tone === null ? null : { name: sample.tone, description: '', example: null }
  return {
    language,
    brand: { ...emptyBrand, ...texts, name: sample.name, website: sample.website, tone, keywords: keywords.join(', ') },
    brief: options.isFull ? brief : null,
    format,
    title: options.title ?? null,
    keywords: options.title ? keywords : [],
    contexts: options.isFull ? [source] : [],
  }
}
