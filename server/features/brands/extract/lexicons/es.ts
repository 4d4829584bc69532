import type { Lexicon } from './lexicon.ts'

export const spanish: Lexicon = {
  stop_words:
    'a acá ahí al algo alguna algunas alguno algunos allá allí ambos ante antes aquel aquella aquellas aquello aquellos aquí así aun aún aunque bajo bien cada casi como cómo con contigo contra cual cuál cuales cualquier cuando cuándo cuanto cuánto de del desde después donde dónde dos durante e el él ella ellas ellos en entre era eran es esa esas ese eso esos esta está estaba estado estamos están estar estas este esto estos estoy fue fueron gracias gran grande grandes ha había han has hasta hay haya hemos hacer hace hacemos hecho hoy incluso ir la las le les lo los más mayor me mejor mejores mi mientras mis mismo mucha muchas mucho muchos muy nada ni ningún no nos nosotros nuestra nuestras nuestro nuestros nueva nuevas nuevo nuevos o os otra otras otro otros para parte pero poco podemos poder por porque primera primero puede pueden puedes pues que qué quien quién quienes se sea sean según ser será si sí sido siempre sin sino sobre solo sólo somos son su sus también tan tanto te tener tenemos tiene tienen tienes toda todas todo todos tras tres tu tú tus un una unas uno unos usted ustedes va vamos vez vuestra vuestro y ya yo año años',
  interface_words:
    'oficinas|nuestras oficinas|delegaciones|inicio|home|portada|bienvenid[oa]s?(?: a.*)?|menú|contacto|contactar|contáctanos|contacta(?: con nosotros)?|sobre nosotros|sobre mí|nosotros|quiénes somos|quién soy|nuestra historia|conócenos|leer más|saber más|más información|ver más|ver todo|ver todos|descubre(?: más)?|blog|noticias|actualidad|prensa|empleo|trabaja con nosotros|equipo|nuestro equipo|preguntas frecuentes|faqs?|ayuda|soporte|acceder|iniciar sesión|entrar|registro|regístrate|mi cuenta|carrito|cesta|buscar|privacidad|política de .*|aviso legal|cookies?|términos.*|condiciones.*|mapa (?:del sitio|web)|boletín|newsletter|suscríbete.*|compartir|síguenos|reserva(?:r|s)?(?: .*)?|pide (?:cita|presupuesto).*|pedir (?:cita|presupuesto)|solicita.*|presupuesto.*|comprar|llámanos|descargar|galería|testimonios|opiniones|reseñas|horarios?|horario de .*|dónde estamos|ubicación|cómo llegar|cómo funciona|cómo trabajamos|nuestro método|metodología|por qué .*|valores|nuestros valores|misión|visión|nuestra misión|nuestra visión|volver|siguiente|anterior|cerrar|todos los derechos reservados|proyectos|clientes|nuestros clientes|socios|colaboradores|recursos|precios|tarifas|servicios|nuestros servicios|productos|nuestros productos|qué hacemos|qué ofrecemos|soluciones|empresa|la empresa|historia|dona(?: ahora)?|colabora|hazte socio|eventos|gracias|español|tienda|novedades|ofertas|colecciones|envíos.*|devoluciones|guía de tallas|prueba gratis|pruébalo gratis|demo|últimas .*|comentarios?|categorías|etiquetas|archivos|enlaces de interés|especialidades|tratamientos|cursos|habitaciones|carta|la carta|nuestra carta|menús|en cifras|voluntariado|transparencia|hablemos|empecemos|información|legal|portfolio|empieza.*|sedes|instalaciones|producto|casos de uso|documentación|inversores',
  headings: {
    mission:
      '(?:nuestra |la |mi )?misión|nuestro propósito|(?:nuestra )?razón de ser|por qué existimos|por qué (?:lo hacemos|hacemos lo que hacemos)|para qué existimos|(?:qué|lo que) nos (?:mueve|impulsa)|misión de @|la misión de @|nuestra misión',
    vision:
      '(?:nuestra |la )?visión(?: de futuro)?|visión de @|hacia dónde vamos|lo que soñamos|con lo que soñamos|nuestro sueño|a?dónde queremos llegar|el futuro que (?:queremos|imaginamos)|nuestra ambición',
    audience:
      '(?:a|para) quién(?:es)? (?:\\w+amos|\\w+imos|\\w+emos|ayudo|acompaño|servimos|atendemos|nos dirigimos|trabajamos|acompañamos|va dirigido|está dirigido|va dirigida|es|está pensad[oa]|apoyamos|asesoramos|hacemos .{1,20})(?: .{1,25})?|con quién(?:es)? trabajamos|¿?(?:a|para) quién(?:es)?\\??|público objetivo|nuestro público|a quién va dirigid[oa]|dirigido a|pensado para|quién(?:es)? (?:confía|puede) .{1,30}|nuestros (?:clientes|pacientes|alumnos|huéspedes|beneficiarios)(?: son)?|personas a las que ayudamos',
    testimonials:
      '(?:lo )?qué (?:dicen|opinan|piensan)(?: de nosotros| sobre nosotros)?(?: (?:nuestros|nuestras|los|las) \\w+)?(?: de .{1,30}| sobre .{1,30})?|(?:lo que (?:dicen|opinan|cuentan|piensan) .{1,50})|(?:nuestros (?:clientes|pacientes|huéspedes|alumnos) (?:dicen|opinan|hablan).{0,30})|testimonios?(?: de .{1,30})?|opiniones(?: de .{1,30})?|reseñas(?: de .{1,30})?|valoraciones|hablan de nosotros|ellos (?:hablan|opinan).{0,20}|voces de .{1,30}|dicen de nosotros',
    services:
      '(?:nuestr[oa]s |mis |los |las |todos nuestros )?(?:\\w+ )?(?:servicios|productos|soluciones|tratamientos|cursos|especialidades|áreas de (?:práctica|trabajo|actuación|especialización)|programas|líneas de (?:trabajo|negocio|producto)|colecciones|categorías|funcionalidades|funciones|módulos|características|herramientas|gamas?|terapias|excursiones|rutas|proyectos)(?: .{1,25})?|\\w+(?: \\w+)? que (?:tratamos|ofrecemos|hacemos|vendemos|fabricamos|impartimos)|(?:lo )?qué (?:hago|ofrezco|hacemos|ofrecemos|fabricamos|elaboramos|vendemos|enseñamos|tratamos|reparamos|instalamos)|cómo (?:te |le |les |os )?(?:podemos ayudar(?:te)?|ayudamos)|en qué (?:podemos ayudarte|te ayudamos|trabajamos|somos expertos)|áreas',
    foreign:
      '(?:próxim[oa]s|siguientes) (?:eventos|citas|fechas|actividades)|(?:últimas |nuestras |más )?(?:noticias|entradas|publicaciones|novedades|artículos|actualidad|prensa)(?: .{1,25})?|(?:nuestro |el |del |en el )?blog|sala de prensa|en los medios|(?:nuestros )?casos de éxito|casos? de (?:estudio|cliente)|artículos relacionados|(?:\\d+ )?comentarios?|deja (?:un comentario|una respuesta)|.{0,20}(?:boletín|newsletter).{0,30}|suscríbete.{0,40}|.{0,30}\\bcookies?\\b.{0,30}|(?:nuestros )?(?:socios|colaboradores|patrocinadores|partners|proveedores)|empleo|ofertas de empleo|trabaja con nosotros|política de privacidad|productos relacionados|también te puede .{1,20}|frase(?:s)? .{1,20}|agenda',
    third_party:
      'diseño (?:y desarrollo )?web|diseño y (?:desarrollo|programación)|desarrollo web|alojamiento(?: web)?|hosting|proveedor de hosting|autoridad de control|agencia española de protección de datos|delegado de protección de datos|reclamaciones|resolución de (?:litigios|conflictos).{0,30}|créditos|fotografías?|imágenes|destinatarios.{0,20}',
  },
  cues: {
    mission:
      '(?:nuestra|la|mi) misión (?:de @ )?(?:es|ha sido|sigue siendo|consiste en)|tenemos (?:como|la) misión|(?:nuestro|el) propósito (?:de @ )?(?:es|ha sido)|existimos (?:para|porque)|@ (?:tiene (?:como|por) misión|existe para|nació para|nace para)|nacimos (?:para|con la misión de)|nuestra razón de ser es|(?:nuestro|el) (?:\\w+ )?(?:objetivo|empeño) (?:de @ )?(?:es|ha sido siempre|sigue siendo)|nuestra misión:',
    vision:
      '(?:nuestra|la) visión (?:de @ )?(?:es|para .{1,30} es)|nuestra visión:|(?:imaginamos|soñamos con|creemos en|queremos|aspiramos a) un(?:a)? (?:\\w+ )?(?:mundo|futuro|ciudad|sociedad|país|planeta|españa)|aspiramos a (?:ser|convertirnos en)|(?:queremos|visualizamos) (?:ser|convertirnos en) (?:la|el|una|un) referen',
    audience:
      'vendemos (?:sobre todo |principalmente )?a|(?:intervenimos|ayudo|acompaño|asesoro|trabajo|protegemos|suministramos|hemos ayudado|llevamos \\w+ años ayudando|ayudamos|atendemos|acompañamos|asesoramos|apoyamos|servimos|enseñamos|formamos|damos servicio|nos dirigimos|representamos|defendemos|tratamos|cuidamos|acogemos|trabajamos)(?: \\w+mente| también| sobre todo)? (?:a|con|para)|@ (?:ayuda|atiende|acompaña|asesora|apoya|se dirige) a|(?:pensad[oa]s?|diseñad[oa]s?|hech[oa]s?|cread[oa]s?|dirigid[oa]s?|desarrollad[oa]s?|ideal(?:es)?|especializad[oa]s? en .{1,20}) (?:especialmente |exclusivamente )?(?:para|a)|(?:software|plataforma|herramientas?|cursos?|clases|servicios|soluciones|programas?|talleres|asesoría|gestoría|tratamientos?|formación|viajes|rutas|muebles|juguetes|ropa|maquinaria) para|nuestros (?:clientes|pacientes|alumnos|huéspedes) son',
    claim:
      '(?:somos|@ es) (?:la|el|los|las|una de las|uno de los) (?:únic|primer|líder|mayor|mejor|principal|referen)\\w*|(?:la|el) únic[oa] (?:\\w+ ){1,6}(?:que|en|con|donde)|a diferencia de (?:otr|los demás|la mayoría)|líderes en|(?:la|el) primer[oa]? (?:\\w+ ){1,5}(?:en|de|que)',
    award:
      '(?:premio|premios|galardón|galardonad[oa]s?|premiad[oa]s?|finalistas? (?:en|de|del)|medalla|estrella michelin|reconocid[oa]s? (?:como|con|por)|mejor .{3,40} (?:de|del|en) .{0,30}20\\d\\d)',
    rating:
      '(?:valoración|puntuación|nota|media|opiniones|reseñas|valorad[oa]s?) .{0,30}\\d(?:[.,]\\d)? ?(?:/|sobre|de) ?(?:5|10)|\\d[.,]\\d ?(?:/|sobre|de) ?(?:5|10)|\\d[.,]\\d (?:estrellas|en (?:google|trustpilot|tripadvisor|booking))|\\d[.,]\\d.{0,15}(?:opiniones|reseñas|valoraciones)',
    located:
      '(?:con (?:sede|taller|oficinas?|tienda)|ubicad[oa]s?|situad[oa]s?|estamos|nos encontramos|sede(?: central)?|oficinas?|(?:nuestr[oa] .{3,25}) está) en',
  },
  audience_nouns:
    'personas|mayoristas|supermercados|cadenas de \\w+|industria alimentaria|particulares|familias|padres|madres|niñ[oa]s|bebés|adolescentes|jóvenes|estudiantes|alumn[oa]s|profesores|docentes|colegios|escuelas|universidades|empresas|pymes|negocios|comercios|compañías|organizaciones|startups|emprendedor(?:es|as)|autónom[oa]s|profesionales|equipos?|directivos|agencias|marcas|tiendas|restaurantes|bares|cafeterías|hoteles|hospitales|clínicas|médicos|enfermer[oa]s|pacientes|dentistas|agricultores|ganaderos|constructoras|promotor(?:es|as)|arquitectos|ingenieros|desarrolladores|fabricantes|propietari[oa]s|inquilin[oa]s|compradores|vendedores|inversores|trabajador(?:es|as)|empleados|ayuntamientos|municipios|administraciones|comunidades|parejas|novi[oa]s|mujeres|hombres|principiantes|adultos|mayores|viajer[oa]s|huéspedes|deportistas|corredores|ciclistas|artistas|músicos|particulares|clientes|refugiad[oa]s|migrantes|hogares|asesorías|abogad[oa]s|despachos|bancos|aseguradoras|bodegas|cooperativas|asociaciones|fundaciones|ong|industria|industrias|talleres|transportistas|perros|gatos|mascotas|personas mayores|cuidadores|vecin[oa]s|senderistas|grupos|instituciones|importadores|distribuidores|exportadores|ejecutivos|opositores',
  size: {
    sentences: [
      '^((?:más de |unos |unas |cerca de |nuestros )?# (?:empleados|empleadas y empleados|trabajadores|trabajadoras y trabajadores|colaboradores|profesionales|personas)) (?:trabajan|atienden|fabrican|cuidan|asesoran|forman|acompañan|se ocupan|hacen)(?![a-z])',
      '(?:somos|contamos con|tenemos|empleamos a|empleamos|formamos|@ (?:cuenta con|emplea a|tiene|emplea)|la empresa (?:cuenta con|emplea a|tiene)|plantilla de|formado por|integrado por|compuesto por) (?:un equipo (?:\\w+ )?(?:de|formado por|compuesto por|integrado por) |una plantilla de |una familia de )?((?:más de |unos |unas |alrededor de |aproximadamente |cerca de |casi |hasta )?#(?: \\w+){0,2} (?:NOUN))',
      '(?:nuestro|un|el|su) (?:gran |pequeño )?equipo (?:\\w+ )?(?:de|formado por|compuesto por|integrado por|lo forman|lo formamos|está formado por|cuenta con|suma) ((?:más de |unos |unas |alrededor de |aproximadamente |casi )?# (?:(?:\\w+ ){0,2}(?:NOUN)|\\w+))',
      '(?:trabajan|trabajamos) (?:\\w+ ){0,4}((?:más de |unas |unos )?# (?:NOUN))',
      '(?:nuestr[oa]s) ((?:más de )?#(?: \\w+)? (?:personas|empleados|empleadas|trabajadores|trabajadoras|colaboradores|miembros))',
      '((?:hoy|ahora|actualmente) somos #)(?=[,.:;]|$)',
      '((?:la|nuestra) plantilla (?:\\w+ )?(?:(?:la|lo) (?:forman|formamos|componen|componemos)|es de|suma|alcanza|cuenta con|está formada por) (?:más de |unas |casi )?#(?: (?:NOUN))?)',
      '(?:damos (?:trabajo|empleo) a|llegamos a ser) ((?:más de |unas |casi )?# (?:NOUN))',
      '(?:plantilla|empleados|número de empleados|trabajadores|equipo) ?: ?((?:más de |unos )?#(?: ?(?:-|a) ?#)?(?: (?:NOUN))?)',
    ],
    count:
      '((?:más de |unos |alrededor de |aproximadamente |casi |\\+ ?)?#\\+? (?:\\w+ )?(?:empleados|empleadas|trabajadores|trabajadoras|personas en (?:el equipo|plantilla)|profesionales en plantilla|miembros del equipo))',
    noun: 'personas|empleados|empleadas|trabajadores|trabajadoras|profesionales|especialistas|expertos|miembros|colaboradores|abogad[oa]s|médicos|ingenieros|técnicos|artesan[oa]s|profesores|docentes|consultores|asesores|cociner[oa]s|operarios|dentistas|fisioterapeutas|guías',
    words:
      'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veinti\\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|doscient[oa]s',
  },
  pages: {
    about:
      'nosotros|sobre-nosotros|quienes-somos|empresa|la-empresa|historia|nuestra-historia|mision|mision-y-vision|filosofia|conocenos|acerca|acerca-de|sobre-mi|quien-soy|el-despacho|la-bodega|la-clinica',
    contact:
      'contacto|contactar|contacta|contactanos|donde-estamos|ubicacion|oficinas|nuestras-oficinas|sedes|localizacion|como-llegar|reservas',
    services:
      'servicios|productos|soluciones|especialidades|tratamientos|cursos|que-hacemos|areas|areas-de-practica|carta|habitaciones|tienda|proyectos-sociales|programas|vinos',
    team: 'equipo|nuestro-equipo|profesionales',
    imprint: 'aviso-legal|informacion-legal|datos-legales',
    legal:
      'privacidad|politica-de-privacidad|politica-privacidad|politica-de-cookies|politica-cookies|terminos|condiciones|condiciones-generales|terminos-y-condiciones|legal',
    news: 'noticias|actualidad|prensa|articulos|novedades|revista|eventos|agenda',
    careers: 'empleo|trabaja-con-nosotros|unete',
    testimonials: 'testimonios|opiniones|resenas',
    reference: 'trabajos|nuestros-trabajos|casos-de-exito|proyectos|clientes|portfolio|referencias',
  },
  for_word: 'para|dirigid[oa]s? a',
}
