export const exchange = {
  'change.imported': 'Importer {{name}}',
  'exchange.bundle': 'Recueil de campagnes',
  'exchange.libraryFile': 'Bibliothèque',
  'exchange.json': 'Document JSON',
  'exchange.csv': 'Liste CSV',
  'exchange.list.character': 'Personnages',
  'exchange.list.monster': 'Monstres',
  'refusal.NOT_A_BUNDLE': 'Ce fichier n’est pas de ceux que l’application écrit. Rien n’a été importé.',
  'refusal.BUNDLE_TOO_NEW':
    'Une version plus récente de Campaign Desk a écrit ce fichier. Mettez l’application à jour ; rien n’a été importé.',
  'refusal.BUNDLE_DAMAGED': 'Le fichier est abîmé ou incomplet. Rien n’a été importé.',
  'refusal.BUNDLE_ENTRY':
    'Le fichier contient quelque chose qui n’a rien à y faire ({{place}}). Rien n’a été importé.',
  'refusal.BUNDLE_TOO_LARGE':
    'Le fichier contient plus d’octets que permis ({{most, number}}). Rien n’a été importé.',
  'refusal.BUNDLE_TOO_MANY':
    'Le fichier contient plus d’entrées que permis ({{most, number}}). Rien n’a été importé.',
  'refusal.BUNDLE_BOMB': 'Le fichier gonflerait bien au-delà de sa taille. Rien n’a été importé.',
  'refusal.JSON_UNREADABLE': 'Illisible : {{place}}. Rien n’a été importé.',
  'refusal.JSON_TOO_DEEP': 'Trop d’imbrications : {{place}}. Rien n’a été importé.',
  'refusal.JSON_NUMBER': 'Nombre inutilisable : {{place}}. Rien n’a été importé.',
  'refusal.JSON_TOO_LONG': 'Un texte est trop long : {{place}}. Rien n’a été importé.',
  'refusal.JSON_TOO_MANY': 'Trop de choses dans un seul document : {{place}}. Rien n’a été importé.',
  'refusal.JSON_KEY': 'Un nom interdit : {{place}}. Rien n’a été importé.',
  'refusal.BUNDLE_FORM': 'Pas comme il se doit : {{place}}. Rien n’a été importé.',
  'refusal.BUNDLE_REFERENCE': 'Il manque ce qui est nommé ici : {{place}}. Rien n’a été importé.',
  'refusal.BUNDLE_PORTRAIT':
    'Un portrait n’en est pas un, ou n’est pas celui qu’il dit être : {{place}}. Rien n’a été importé.',
  'refusal.BUNDLE_EVENTS':
    'L’histoire d’une rencontre n’est pas telle qu’elle a été écrite : {{place}}. Rien n’a été importé.',
  'refusal.BUNDLE_DOCUMENTS_one':
    '{{count, number}} document du fichier n’est pas comme il se doit. Rien n’a été importé.',
  'refusal.BUNDLE_DOCUMENTS_many':
    '{{count, number}} de documents du fichier ne sont pas comme il se doit. Rien n’a été importé.',
  'refusal.BUNDLE_DOCUMENTS_other':
    '{{count, number}} documents du fichier ne sont pas comme il se doit. Rien n’a été importé.',
  'refusal.BUNDLE_UNREAD_one': '{{count, number}} autre document n’a pas été examiné.',
  'refusal.BUNDLE_UNREAD_many': '{{count, number}} d’autres documents n’ont pas été examinés.',
  'refusal.BUNDLE_UNREAD_other': '{{count, number}} autres documents n’ont pas été examinés.',
  'refusal.OTHER_SYSTEM':
    'Le document relève d’un autre système de règles que la campagne. Rien n’a été importé.',
  'refusal.CHOICE_NEEDED': 'Choisissez d’abord lequel des deux garder.',
  'refusal.CANNOT_REPLACE': 'Le leur ne peut pas remplacer le nôtre. Gardez les deux, ou le nôtre.',
  'refusal.CANCELLED': 'Arrêté. Il n’en reste rien.',
  'refusal.FILE_NOT_READ': 'Le fichier est illisible.',
  'refusal.CSV_COLUMNS':
    'Les colonnes de la liste sont inconnues, ou celle des noms manque : {{place}}. Rien n’a été importé.',
  'refusal.CSV_UNREADABLE': 'Ce n’est pas une liste lisible (ligne {{row, number}}). Rien n’a été importé.',
  'exchange.fault.JSON_UNREADABLE': 'illisible',
  'exchange.fault.JSON_TOO_DEEP': 'trop d’imbrications',
  'exchange.fault.JSON_NUMBER': 'nombre inutilisable',
  'exchange.fault.JSON_TOO_LONG': 'un texte est trop long',
  'exchange.fault.JSON_TOO_MANY': 'trop de choses dans un seul document',
  'exchange.fault.JSON_KEY': 'un nom interdit',
  'exchange.fault.BUNDLE_DAMAGED': 'abîmé ou incomplet',
  'exchange.fault.BUNDLE_FORM': 'pas comme il se doit',
  'exchange.fault.BUNDLE_REFERENCE': 'il manque ce qui est nommé ici',
  'exchange.fault.BUNDLE_EVENTS': 'pas tel qu’il a été écrit',
  'exchange.fault.BUNDLE_PORTRAIT': 'pas un portrait, ou pas celui qu’il dit être',
  'exchange.fieldFault': '{{place}} : {{fault}}',
  'exchange.cellFault': 'Ligne {{row, number}}, {{column}} : {{fault}}',
  'refusal.CSV_ROWS_one':
    '{{count, number}} case sort des règles ; la première est à la ligne {{row, number}}, {{column}}. Rien n’a été importé.',
  'refusal.CSV_ROWS_many':
    '{{count, number}} de cases sortent des règles ; la première est à la ligne {{row, number}}, {{column}}. Rien n’a été importé.',
  'refusal.CSV_ROWS_other':
    '{{count, number}} cases sortent des règles ; la première est à la ligne {{row, number}}, {{column}}. Rien n’a été importé.',
} as const;
