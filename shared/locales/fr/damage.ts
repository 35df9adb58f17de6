export const damage = {
  'change.salvaged': 'Récupéré : {{name}}',
  'damage.title': 'Éléments abîmés',
  'damage.text':
    'Campaign Desk compare tout ce qui se trouve sur le disque à ce qui a été écrit. Ce qui diffère est énuméré ici, et n’est pas présenté comme vrai.',
  'damage.none': 'Tout ce qui a été lu est tel qu’il a été écrit.',
  'damage.looking': 'Examen de la bibliothèque…',
  'damage.look': 'Examiner de nouveau',
  'damage.open': 'Voir les dégâts',
  'damage.what': 'Ce qui ne va pas',
  'damage.foundAt': 'Constaté',
  'damage.mend': 'Ce qu’on peut faire',
  'damage.restore': 'Récupérer',
  'damage.acknowledge': 'Rayer de la liste',
  'damage.remove': 'Supprimer pour de bon',
  'damage.removeTitle': 'Supprimer {{name}} pour de bon ?',
  'damage.removeText':
    'Illisible, il ne peut pas aller à la corbeille. La bibliothèque est d’abord sauvegardée.',
  'damage.removed': 'L’élément a disparu pour de bon.',
  'damage.mendTitle': 'Récupérer {{name}}',
  'damage.mendText': 'Ces copies intactes ont été trouvées. La bibliothèque est d’abord sauvegardée.',
  'damage.noRemedy': 'Aucune copie intacte, ni dans l’historique ni dans une sauvegarde.',
  'damage.from.history': 'De son historique : modification {{revision, number}}, du {{at}}',
  'damage.from.backup': 'De la sauvegarde du {{at}}',
  'damage.from.events_one': 'Le journal jusqu’à l’événement {{count, number}}, avant les dégâts',
  'damage.from.events_many': 'Le journal jusqu’à l’événement {{count, number}}, avant les dégâts',
  'damage.from.events_other': 'Le journal jusqu’à l’événement {{count, number}}, avant les dégâts',
  'damage.take': 'Prendre celle-ci',
  'damage.mended': 'L’élément est de nouveau intact.',
  'damage.is.unreadable': 'Ce qui se trouve sur le disque n’est pas ce qui a été écrit.',
  'damage.is.gone': 'Sa place sur le disque est vide.',
  'damage.is.events': 'Le journal de combat est abîmé à partir de l’événement {{position, number}}.',
  'damage.is.sheets': 'La fiche d’un des combattants est abîmée.',
  'damage.is.portrait': 'Son portrait est abîmé ou perdu. On peut le changer ou le retirer sur sa fiche.',
  'damage.is.past_one':
    '{{count, number}} état antérieur de son historique est abîmé ou perdu et ne sera pas rendu. L’élément lui-même est intact.',
  'damage.is.past_many':
    '{{count, number}} d’états antérieurs de son historique sont abîmés ou perdus et ne seront pas rendus. L’élément lui-même est intact.',
  'damage.is.past_other':
    '{{count, number}} états antérieurs de son historique sont abîmés ou perdus et ne seront pas rendus. L’élément lui-même est intact.',
  'damage.is.lost': 'Rien n’en était lisible.',
  'damage.is.older': 'Récupéré tel qu’à la modification {{revision, number}} sur {{known, number}}.',
  'damage.is.backup': 'Récupéré de la sauvegarde ; on ignore ce qui a changé depuis.',
  'damage.is.unproven': 'Récupéré, mais rien ne permet plus de le comparer. Veuillez le relire.',
  'damage.is.tail':
    'Sur {{known, number}} événements du journal de combat, les {{kept, number}} premiers sont revenus.',
  'index.title': 'Index de recherche',
  'index.text':
    'Il est vérifié au démarrage et pendant les recherches, et se reconstruit de lui-même s’il est abîmé.',
  'index.rebuild': 'Le reconstruire',
  'index.rebuilt_one': 'L’index de recherche est neuf : {{count, number}} document.',
  'index.rebuilt_many': 'L’index de recherche est neuf : {{count, number}} de documents.',
  'index.rebuilt_other': 'L’index de recherche est neuf : {{count, number}} documents.',
  'trouble.damaged':
    'Certains éléments sur le disque ne sont pas ce qui a été écrit. Tout le reste est utilisable.',
  'startup.salvage': 'Récupérer tout ce qui est lisible',
  'startup.salvageText':
    'Tout ce qui est lisible dans le fichier abîmé a été réuni avec la dernière sauvegarde : {{holdings}}.',
  'startup.losses_one': '{{count, number}} élément ne reviendrait pas tel qu’il était :',
  'startup.losses_many': '{{count, number}} d’éléments ne reviendraient pas tels qu’ils étaient :',
  'startup.losses_other': '{{count, number}} éléments ne reviendraient pas tels qu’ils étaient :',
  'startup.noLosses': 'Rien de ce qui a été trouvé ne manque.',
  'startup.restoreText':
    'Toute la bibliothèque telle qu’elle était alors. Ce qui a été fait depuis n’y est pas.',
  'startup.newText': 'Une bibliothèque vide, pour repartir de zéro.',
  'startup.quitText': 'Rien n’est modifié, et la question reviendra au prochain démarrage.',
  'startup.working': 'Veuillez patienter…',
  'startup.pages_one':
    '{{count, number}} page du fichier est illisible. Ce qui a été ajouté depuis la sauvegarde et ne se trouvait que là n’a pas laissé de nom.',
  'startup.pages_many':
    '{{count, number}} de pages du fichier sont illisibles. Ce qui a été ajouté depuis la sauvegarde et ne se trouvait que là n’a pas laissé de nom.',
  'startup.pages_other':
    '{{count, number}} pages du fichier sont illisibles. Ce qui a été ajouté depuis la sauvegarde et ne se trouvait que là n’a pas laissé de nom.',
} as const;
