export const campaigns = {
  'campaigns.title': 'Kampanjat',
  'campaigns.create': 'Uusi kampanja',
  'campaigns.createAction': 'Luo kampanja',
  'campaigns.empty': 'Ei vielä kampanjoita',
  'campaigns.emptyText':
    'Kampanja kokoaa hahmonsa, hirviönsä ja kohtaamisensa sekä säännöt, joita ne noudattavat.',
  'campaigns.name': 'Kampanjan nimi',
  'campaigns.system': 'Sääntöjärjestelmä',
  'campaigns.language': 'Paperin kieli',
  'campaigns.languageHelp':
    'Lomakkeet tulostuvat tällä kielellä, ellet valitse toista. Näytöllä on oma kielensä.',
  'campaigns.remove': 'Poista kampanja',
  'campaigns.count_one': '{{count, number}} kampanja',
  'campaigns.count_other': '{{count, number}} kampanjaa',
  'campaign.party': 'Hahmot',
  'campaign.bestiary': 'Hirviöt',
  'campaign.encounters': 'Kohtaamiset',
  'campaign.rules': 'Talon säännöt',
  'campaign.tables': 'Taulukot',
  'campaign.rulesText': 'Ne koskevat kampanjan kaikkia lukuja. Kohtaaminen pitää säännöt, joilla se alkoi.',
  'campaign.lacks': 'Minkä säännöt jättävät sinulle',
} as const;
