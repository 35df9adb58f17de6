export const campaigns = {
  'campaigns.title': 'Campagnes',
  'campaigns.create': 'Nouvelle campagne',
  'campaigns.createAction': 'Créer la campagne',
  'campaigns.empty': 'Aucune campagne pour l’instant',
  'campaigns.emptyText':
    'Une campagne réunit ses personnages, ses monstres et ses rencontres, et les règles qu’ils suivent.',
  'campaigns.name': 'Nom de la campagne',
  'campaigns.system': 'Système de règles',
  'campaigns.language': 'Langue du papier',
  'campaigns.languageHelp':
    'Les feuilles s’impriment dans cette langue, sauf autre choix. L’écran garde la sienne.',
  'campaigns.remove': 'Supprimer la campagne',
  'campaigns.count_one': '{{count, number}} campagne',
  'campaigns.count_many': '{{count, number}} de campagnes',
  'campaigns.count_other': '{{count, number}} campagnes',
  'campaign.party': 'Personnages',
  'campaign.bestiary': 'Monstres',
  'campaign.encounters': 'Rencontres',
  'campaign.rules': 'Règles maison',
  'campaign.tables': 'Tableaux',
  'campaign.rulesText':
    'Elles valent pour tous les nombres de la campagne. Une rencontre garde les règles avec lesquelles elle a commencé.',
  'campaign.lacks': 'Ce que ces règles vous laissent',
} as const;
