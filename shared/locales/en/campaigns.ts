export const campaigns = {
  'campaigns.title': 'Campaigns',
  'campaigns.create': 'New campaign',
  'campaigns.createAction': 'Create campaign',
  'campaigns.empty': 'No campaign yet',
  'campaigns.emptyText':
    'A campaign holds its characters, monsters and encounters, and the rules they follow.',
  'campaigns.name': 'Name of the campaign',
  'campaigns.system': 'Rule system',
  'campaigns.language': 'Language of its paper',
  'campaigns.languageHelp':
    'Sheets print in this language unless you choose another. The screen keeps its own.',
  'campaigns.remove': 'Remove campaign',
  'campaigns.count_one': '{{count, number}} campaign',
  'campaigns.count_other': '{{count, number}} campaigns',
  'campaign.party': 'Characters',
  'campaign.bestiary': 'Monsters',
  'campaign.encounters': 'Encounters',
  'campaign.rules': 'House rules',
  'campaign.tables': 'Tables',
  'campaign.rulesText':
    'They hold for every number of the campaign. An encounter keeps the rules that it began with.',
  'campaign.lacks': 'What these rules leave to you',
} as const;
