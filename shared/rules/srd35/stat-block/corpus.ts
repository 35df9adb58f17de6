/** A block as somebody may paste it, and what the reader must make of it; the creatures are invented. */
export interface CorpusBlock {
  readonly label: string;
  readonly text: string;
  /** A part of the monster, typed in from the text. */
  readonly monster: object;
  readonly unread?: readonly string[];
}

/** Blocks as the rulebooks print them, one label to a line; together they have every field. */
export const printedBlocks: readonly CorpusBlock[] = [
  {
    label: 'an outsider with magic weapons and several bonuses',
    text: `Brazen Herald
Size/Type:\tLarge Outsider (Extraplanar, Good, Lawful)
Hit Dice:\t10d8+40 (85 hp)
Initiative:\t+7
Speed:\t30 ft. (6 squares), fly 80 ft. (good)
Armor Class:\t27 (–1 size, +3 Dex, +15 natural), touch 12, flat-footed 24
Base Attack/Grapple:\t+10/+20
Attack:\t+2 shock greatsword +18 melee (3d6+11/19–20 plus 1d6 electricity) or +1 composite longbow (+4 Str bonus) +13 ranged (2d6+5/x3) or slam +15 melee (1d8+6)
Full Attack:\t+2 shock greatsword +18/+13 melee (3d6+11/19–20 plus 1d6 electricity) or +1 composite longbow (+4 Str bonus) +13/+8 ranged (2d6+5/x3) or 2 slams +15 melee (1d8+6)
Space/Reach:\t10 ft./10 ft.
Special Attacks:\tClarion call, spell-like abilities
Special Qualities:\tDamage reduction 10/evil, darkvision 60 ft., immunity to acid, cold, and petrification, spell resistance 22
Saves:\tFort +11 (+15 against poison), Ref +10, Will +9
Abilities:\tStr 22, Dex 17, Con 18, Int 14, Wis 15, Cha 16
Skills:\tConcentration +17, Diplomacy +18, Knowledge (the planes) +15, Listen +15, Sense Motive +15, Spot +15, Use Rope +3 (+5 with bindings)
Feats:\tCleave, Improved Initiative, Power Attack, Weapon Focus (greatsword)
Environment:\tAny lawful good-aligned plane
Organization:\tSolitary or choir (2–5)
Challenge Rating:\t11
Treasure:\tNo coins; double goods; standard items
Alignment:\tAlways lawful good
Advancement:\t11–15 HD (Large); 16–30 HD (Huge)
Level Adjustment:\t+8 (cohort)`,
    monster: {
      name: 'Brazen Herald',
      size: 'large',
      type: 'Outsider',
      subtypes: ['Extraplanar', 'Good', 'Lawful'],
      hitDice: '10d8+40',
      hitDiceCount: 10,
      hitPoints: 85,
      initiative: 7,
      speed: { land: 30, fly: 80, maneuverability: 'good' },
      armorClass: {
        total: 27,
        touch: 12,
        flatFooted: 24,
        parts: [
          { type: 'size', value: -1 },
          { type: 'dexterity', value: 3 },
          { type: 'natural', value: 15 },
        ],
      },
      baseAttack: 10,
      grapple: 20,
      attack: [
        [
          {
            name: '+2 shock greatsword',
            bonuses: [18],
            mode: 'melee',
            damage: '3d6+11',
            threatFrom: 19,
            extra: '1d6 electricity',
          },
        ],
        [
          {
            name: '+1 composite longbow (+4 Str bonus)',
            bonuses: [13],
            mode: 'ranged',
            damage: '2d6+5',
            multiplier: 3,
          },
        ],
        [{ name: 'slam', bonuses: [15], damage: '1d8+6' }],
      ],
      fullAttack: [[{ bonuses: [18, 13] }], [{ bonuses: [13, 8] }], [{ count: 2, bonuses: [15] }]],
      space: 10,
      reach: 10,
      specialAttacks: ['Clarion call', 'spell-like abilities'],
      saves: { fortitude: 11, reflex: 10, will: 9 },
      saveNotes: { fortitude: '+15 against poison', reflex: null, will: null },
      abilities: {
        strength: 22,
        dexterity: 17,
        constitution: 18,
        intelligence: 14,
        wisdom: 15,
        charisma: 16,
      },
      environment: 'Any lawful good-aligned plane',
      organization: 'Solitary or choir (2–5)',
      challengeRating: '11',
      treasure: 'No coins; double goods; standard items',
      alignment: 'Always lawful good',
      advancement: '11–15 HD (Large); 16–30 HD (Huge)',
      levelAdjustment: '+8 (cohort)',
    },
  },
  {
    label: 'an incorporeal undead without Strength and Constitution',
    text: `Candle Widow
Size/Type:\tMedium Undead (Incorporeal)
Hit Dice:\t4d12 (26 hp)
Initiative:\t+6
Speed:\tFly 40 ft. (perfect) (8 squares)
Armor Class:\t15 (+2 Dex, +3 deflection), touch 15, flat-footed 13
Base Attack/Grapple:\t+2/—
Attack:\tIncorporeal touch +4 melee (1d4 Wis)
Full Attack:\tIncorporeal touch +4 melee (1d4 Wis)
Space/Reach:\t5 ft./5 ft.
Special Attacks:\tKeening, Wisdom drain
Special Qualities:\tDarkvision 60 ft., incorporeal traits, +2 turn resistance, undead traits
Saves:\tFort +1, Ref +3, Will +5
Abilities:\tStr —, Dex 15, Con —, Int 10, Wis 12, Cha 17
Skills:\tHide +9*, Listen +8, Search +7, Spot +8
Feats:\tAlertness, Improved Initiative^B, Lightning Reflexes
Environment:\tAny
Organization:\tSolitary
Challenge Rating:\t4
Treasure:\tNone
Alignment:\tAlways neutral evil
Advancement:\t5–8 HD (Medium)
Level Adjustment:\t—`,
    monster: {
      name: 'Candle Widow',
      size: 'medium',
      type: 'Undead',
      hitPoints: 26,
      speed: { land: null, fly: 40, maneuverability: 'perfect' },
      armorClass: { total: 15, touch: 15, flatFooted: 13 },
      baseAttack: 2,
      grapple: null,
      attack: [[{ name: 'Incorporeal touch', bonuses: [4], damage: null, extra: '1d4 Wis' }]],
      abilities: {
        strength: null,
        dexterity: 15,
        constitution: null,
        intelligence: 10,
        wisdom: 12,
        charisma: 17,
      },
      skills: [
        { name: 'Hide', bonus: 9 },
        { name: 'Listen', bonus: 8 },
        { name: 'Search', bonus: 7 },
        { name: 'Spot', bonus: 8 },
      ],
      feats: [
        { name: 'Alertness', bonusFeat: false },
        { name: 'Improved Initiative', bonusFeat: true },
        { name: 'Lightning Reflexes' },
      ],
      levelAdjustment: null,
    },
  },
  {
    label: 'a swarm',
    text: `Needle Gnat Swarm
Size/Type:\tFine Vermin (Swarm)
Hit Dice:\t5d8–5 (17 hp)
Initiative:\t+4
Speed:\t5 ft. (1 square), fly 30 ft. (good)
Armor Class:\t22 (+8 size, +4 Dex), touch 22, flat-footed 18
Base Attack/Grapple:\t+3/—
Attack:\tSwarm (2d6 plus poison)
Full Attack:\tSwarm (2d6 plus poison)
Space/Reach:\t10 ft./0 ft.
Special Attacks:\tDistraction, poison
Special Qualities:\tDarkvision 60 ft., immune to weapon damage, swarm traits, vermin traits
Saves:\tFort +3, Ref +5, Will +1
Abilities:\tStr 1, Dex 19, Con 8, Int —, Wis 10, Cha 2
Skills:\tListen +4, Spot +4
Feats:\t—
Environment:\tWarm marshes
Organization:\tSolitary, cloud (2–4 swarms), or plague (7–12 swarms)
Challenge Rating:\t3
Treasure:\tNone
Alignment:\tAlways neutral
Advancement:\tNone
Level Adjustment:\t—`,
    monster: {
      size: 'fine',
      type: 'Vermin',
      hitDice: '5d8-5',
      hitPoints: 17,
      speed: { land: 5, fly: 30 },
      grapple: null,
      attack: [[{ name: 'Swarm', bonuses: [], mode: 'swarm', damage: '2d6', extra: 'poison' }]],
      space: 10,
      reach: 0,
      abilities: { strength: 1, intelligence: null, constitution: 8 },
      feats: [],
    },
  },
  {
    label: 'class levels beside hit dice, worn armour, a base speed',
    text: `Tusk Chief, 4th-Level Fighter
Size/Type:\tLarge Giant
Hit Dice:\t4d8 + 4d10 + 32 (72 hp)
Initiative:\t–1
Speed:\t30 ft. in half-plate (6 squares); base speed 40 ft.
Armor Class:\t25 (–1 size, –1 Dex, +5 natural, +8 +1 half-plate, +4 +2 heavy shield), touch 8, flat-footed 25
Base Attack/Grapple:\t+7/+17
Attack:\t+1 battleaxe +15 melee (2d6+9/x3)
Full Attack:\t+1 battleaxe +15/+10 melee (2d6+9/x3); or javelin +5 ranged (1d8+6)
Space/Reach:\t10 ft./10 ft.
Special Attacks:\tNone
Special Qualities:\tDarkvision 60 ft., low-light vision
Saves:\tFort +12, Ref +1, Will +4
Abilities:\tStr 23, Dex 8, Con 19, Int 8, Wis 12, Cha 11
Skills:\tClimb +7, Listen +5, Spot +5
Feats:\tAlertness, Cleave, Power Attack, Toughness (2), Weapon Focus (battleaxe)
Environment:\tTemperate hills
Organization:\tWarband (1 plus 5–8 lesser giants)
Challenge Rating:\t7
Treasure:\tStandard
Alignment:\tUsually chaotic evil
Advancement:\tBy character class
Level Adjustment:\t+2`,
    monster: {
      name: 'Tusk Chief, 4th-Level Fighter',
      hitDice: '4d8+4d10+32',
      hitDiceCount: 8,
      hitPoints: 72,
      initiative: -1,
      speed: { land: 30, base: 40, armor: 'half-plate' },
      armorClass: {
        total: 25,
        touch: 8,
        parts: [
          { type: 'size', value: -1 },
          { type: 'dexterity', value: -1 },
          { type: 'natural', value: 5 },
          { type: 'armor', value: 8, label: '+1 half-plate' },
          { type: 'shield', value: 4, label: '+2 heavy shield' },
        ],
      },
      fullAttack: [
        [{ name: '+1 battleaxe', bonuses: [15, 10], damage: '2d6+9', multiplier: 3 }],
        [{ name: 'javelin', mode: 'ranged', bonuses: [5] }],
      ],
      specialAttacks: [],
      feats: [{}, {}, {}, { name: 'Toughness', times: 2 }, {}],
      advancement: 'By character class',
    },
  },
  {
    label: 'an ancient thing: thousands of hit points, no touch armour class',
    text: `Mountain That Dreams
Size/Type:\tColossal Elemental (Earth, Extraplanar)
Hit Dice:\t96d8+1,152 (1,584 hp)
Initiative:\t+0 (–1 Dex, +1 insight)
Speed:\t20 ft. (4 squares), burrow 20 ft.
Armor Class:\t61 (–8 size, –1 Dex, +40 natural, +20 insight)
Base Attack/Grapple:\t+72/+111
Attack:\tSlam +87 melee (8d6+23/19–20)
Full Attack:\t4 slams +87 melee (8d6+23/19–20(plus 2d6 on critical)), and gaze +64 ranged touch (as spell)
Space/Reach:\t30 ft./30 ft.
Special Attacks:\tTremor
Special Qualities:\tElemental traits, regeneration 20
Saves:\tFort +66, Ref +31, Will +40
Abilities:\tStr 57, Dex 8, Con 34, Int 24, Wis 27, Cha 25
Skills:\tListen +58, Spot +58
Feats:\tAlertness, Cleave
Epic Feats:\tEpic Fortitude
Environment:\tAny
Organization:\tUnique
Challenge Rating:\t39
Treasure:\tNone
Alignment:\tNeutral
Advancement:\t—
Level Adjustment:\t—`,
    monster: {
      hitDice: '96d8+1152',
      hitPoints: 1584,
      initiative: 0,
      initiativeNote: '-1 Dex, +1 insight',
      armorClass: { total: 61, touch: null, flatFooted: null },
      fullAttack: [
        [
          { name: 'slams', count: 4, bonuses: [87], damage: '8d6+23', threatFrom: 19, criticalExtra: '2d6' },
          { name: 'gaze', mode: 'ranged', touch: true, damage: null, extra: 'as spell' },
        ],
      ],
      feats: [{ name: 'Alertness' }, { name: 'Cleave' }, { name: 'Epic Fortitude' }],
    },
  },
  {
    label: 'a tiny beast: fractions, penalties, a dash for feats',
    text: `Ash Wren
Size/Type:\tTiny Magical Beast
Hit Dice:\t1/2 d10 (2 hp)
Initiative:\t+3
Speed:\t10 ft. (2 squares; can’t run), fly 50 ft. (average)
Armor Class:\t15 (+2 size, +3 Dex) touch 15, flatfooted 12
Base Attack/Grapple:\t+0/–12
Attack:\tBite +5 melee (1d3–4)
Full Attack:\tBite +5 melee (1d3–4); claw –1 melee (1)
Space/Reach:\t2-1/2 ft./0 ft.
Special Attacks:\t—
Special Qualities:\tLow-light vision
Saves:\tFort +1, Ref +5, Will –1*
Abilities:\tStr 2, Dex 17, Con 9, Int 2, Wis 8, Cha 6
Skills:\tHide +11, Spot +1, Swim –4
Feats:\t—
Environment:\tWarm hills (volcanic)
Organization:\tFlock (10–40)
Challenge Rating:\t1/8
Advancement:\t—
Level Adjustment:\t—`,
    monster: {
      hitDice: '1/2d10',
      hitDiceCount: 0.5,
      hitPoints: 2,
      speed: { land: 10, fly: 50, maneuverability: 'average', canRun: false },
      armorClass: { total: 15, touch: 15, flatFooted: 12 },
      baseAttack: 0,
      grapple: -12,
      fullAttack: [
        [
          { name: 'Bite', bonuses: [5], damage: '1d3-4' },
          { name: 'claw', bonuses: [-1], damage: '1' },
        ],
      ],
      space: 2.5,
      reach: 0,
      saves: { fortitude: 1, reflex: 5, will: -1 },
      skills: [{ bonus: 11 }, { bonus: 1 }, { name: 'Swim', bonus: -4 }],
      challengeRating: '1/8',
      treasure: null,
      alignment: null,
    },
  },
  {
    label: 'a shape of two natures: dice of two kinds, an "or" beside an "and"',
    text: `Fen Warden, Heron Form
Size/Type:\tMedium Humanoid (Human, Shapechanger)
Hit Dice:\t1d8+1 plus 3d8+6 (25 hp)
Initiative:\t+2
Speed:\t20 ft. (4 squares), fly 60 ft. (poor)
Armor Class:\t16 (+2 Dex, +4 natural) touch 12, flat- footed 14
Base Attack/Grapple:\t+3/+4
Attack:\tBeak +5 melee (1d6+1/x3)
Full Attack:\tBeak +5 melee (1d6+1/x3) and 2 talons +0 melee (1d4); or 2 hatchets +3 melee (1d6+1/x3, 1d6/x3)
Space/Reach:\t5 ft./5 ft. (10 ft. with beak)
Special Attacks:\tCurse of the fen
Special Qualities:\tAlternate form, damage reduction 5/silver, heron empathy, scent
Saves:\tFort +6, Ref +5, Will +3
Abilities:\tStr 13, Dex 15, Con 14, Int 10, Wis 13, Cha 9
Skills:\tListen +5, Spot +7
Feats:\tAlertness, Weapon Finesse, TrackB
Environment:\tCold marshes
Organization:\tPair
Challenge Rating:\t3
Treasure:\tStandard
Alignment:\tOften neutral
Advancement:\tBy character class
Level Adjustment:\t+2 (cohort)`,
    monster: {
      hitDice: '1d8+1 plus 3d8+6',
      hitDiceCount: 4,
      armorClass: { touch: 12, flatFooted: 14 },
      fullAttack: [
        [
          { name: 'Beak', multiplier: 3 },
          { name: 'talons', count: 2, bonuses: [0], damage: '1d4' },
        ],
        [
          { name: 'hatchets', count: 1, damage: '1d6+1', multiplier: 3 },
          { name: 'hatchets', count: 1, damage: '1d6', multiplier: 3 },
        ],
      ],
      reach: 5,
      reachNote: '10 ft. with beak',
      feats: [{ bonusFeat: false }, { name: 'Weapon Finesse' }, { name: 'Track', bonusFeat: true }],
    },
  },
  {
    label: 'a construct that heals no fear of anything, with a ray and a touch',
    text: `Clockwork Beadle
Size/Type:\tSmall Construct
Hit Dice:\t3d10+10 (26 hp)
Initiative:\t+1
Speed:\t20 ft. (4 squares), climb 20 ft., swim 10 ft.
Armor Class:\t18 (+1 size, +1 Dex, +6 natural), touch 12, flat-footed 17
Base Attack/Grapple:\t+2/–1
Attack:\tShocking touch +4 melee touch (1d8 electricity) or ray +4 ranged touch (2d6 fire)
Full Attack:\t2 shocking touches +4 melee touch (1d8 electricity) or ray +4 ranged touch (2d6 fire)
Space/Reach:\t5 ft./5 ft.
Special Attacks:\tBreath weapon (30-ft. cone, steam 3d6, DC 11), shock
Special Qualities:\tConstruct traits, darkvision 60 ft., hardness 5
Saves:\tFort +1, Ref +2, Will +1
Abilities:\tStr 12, Dex 13, Con —, Int —, Wis 11, Cha 1
Skills:\t—
Feats:\t—
Environment:\tAny
Organization:\tSolitary or squad (4–8)
Challenge Rating:\t2 (or 3 if steam-driven)
Treasure:\tNone
Alignment:\tAlways neutral
Advancement:\t4–6 HD (Small); 7–9 HD (Medium)
Level Adjustment:\t—`,
    monster: {
      speed: { land: 20, climb: 20, swim: 10 },
      attack: [
        [{ mode: 'melee', touch: true, damage: '1d8', damageType: 'electricity' }],
        [{ mode: 'ranged', touch: true, damage: '2d6', damageType: 'fire' }],
      ],
      specialAttacks: ['Breath weapon (30-ft. cone, steam 3d6, DC 11)', 'shock'],
      skills: [],
      challengeRating: '2 (or 3 if steam-driven)',
    },
  },
];

/** Blocks that are not quite as printed: shorter forms, slips of the pen, lost signs. */
export const oddBlocks: readonly CorpusBlock[] = [
  {
    label: 'in one line of clauses, as of people in adventures',
    text: `Reed goblin, War1: CR 1/2; Small humanoid (goblinoid); HD 1d8+1; hp 5; Init +2; Spd 30 ft.; AC 16, touch 13, flat-footed 14; Base Atk +1; Grp –4; Atk +2 melee (1d4–1/19–20, short sword); Full Atk +2 melee (1d4–1/19–20, short sword) or +4 ranged (1d4/x3, shortbow); SA —; SQ darkvision 60 ft.; AL NE; SV Fort +3, Ref +2, Will –1; Str 9, Dex 15, Con 12, Int 10, Wis 9, Cha 6.
Skills and Feats: Hide +9, Ride +4; Alertness.`,
    monster: {
      name: 'Reed goblin, War1',
      size: 'small',
      type: 'Humanoid',
      subtypes: ['goblinoid'],
      hitDice: '1d8+1',
      hitPoints: 5,
      initiative: 2,
      speed: { land: 30 },
      armorClass: { total: 16, touch: 13, flatFooted: 14 },
      baseAttack: 1,
      grapple: -4,
      attack: [[{ name: 'short sword', bonuses: [2], damage: '1d4-1', threatFrom: 19 }]],
      fullAttack: [[{ name: 'short sword' }], [{ name: 'shortbow', mode: 'ranged', multiplier: 3 }]],
      specialAttacks: [],
      specialQualities: ['darkvision 60 ft.'],
      saves: { fortitude: 3, reflex: 2, will: -1 },
      abilities: { strength: 9, dexterity: 15, constitution: 12, intelligence: 10, wisdom: 9, charisma: 6 },
      skills: [
        { name: 'Hide', bonus: 9 },
        { name: 'Ride', bonus: 4 },
      ],
      feats: [{ name: 'Alertness' }],
      challengeRating: '1/2',
      alignment: 'NE',
    },
  },
  {
    label: 'in the short form of later books',
    text: `LANTERN EEL CR 3
Usually NE Medium aberration (aquatic)
Init +6
AC 17, touch 12, flat-footed 15 (+2 Dex, +5 natural)
hp 32 (5 HD)
Fort +3, Ref +3, Will +5
Speed 10 ft. (2 squares), swim 50 ft.
Melee bite +6 (2d6+3 plus poison) and
2 fins +1 each (1d4+1)
Ranged spark +5 touch (1d6 electricity)
Space 5 ft.; Reach 10 ft.
Base Atk +3; Grp +6
Abilities Str 16, Dex 14, Con 15, Int 5, Wis 13, Cha 10
SQ darkvision 60 ft., amphibious
Feats Improved Initiative, Alertness
Skills Listen +6, Spot +6, Swim +11
Advancement 6–9 HD (Medium)`,
    monster: {
      name: 'LANTERN EEL',
      challengeRating: '3',
      alignment: 'Usually NE',
      size: 'medium',
      type: 'Aberration',
      initiative: 6,
      armorClass: {
        total: 17,
        touch: 12,
        flatFooted: 15,
        parts: [{ type: 'dexterity' }, { type: 'natural' }],
      },
      hitPoints: 32,
      saves: { fortitude: 3, reflex: 3, will: 5 },
      speed: { land: 10, swim: 50 },
      attack: [],
      fullAttack: [
        [
          { name: 'bite', bonuses: [6], mode: 'melee', damage: '2d6+3', extra: 'poison' },
          { name: 'fins', count: 2, bonuses: [1], damage: '1d4+1' },
        ],
        [{ name: 'spark', bonuses: [5], mode: 'ranged', touch: true, damage: '1d6' }],
      ],
      space: 5,
      reach: 10,
      baseAttack: 3,
      grapple: 6,
      abilities: { strength: 16, dexterity: 14, constitution: 15, intelligence: 5, wisdom: 13, charisma: 10 },
      skills: [{ name: 'Listen' }, { name: 'Spot' }, { name: 'Swim', bonus: 11 }],
      advancement: '6–9 HD (Medium)',
    },
  },
  {
    label: 'with scores in a table, words in full and a metric of squares',
    text: `Cellar Ogre
Size/Type: Large giant
Hit Dice: 4D8+11 (29 hit points)
Initiative: -1 (Dex)
Speed: 30 feet in hide armor (6 squares), base 40 feet
Armour Class: 16 (-1 size, -1 Dexterity, +5 natural armor, +3 hide armor), touch 8, flat footed 16
Base Attack / Grapple: +3 / +12
Attack: Greatclub +8 Melee (2d8+7), or javelin +1 ranged attack (1d8 + 5)
Full Attack: Greatclub +8 melee (2d8+7) or javelin +1 ranged (1d8+5).
Space/Reach: 10 feet/10 feet
Saves: Fortitude +6, Reflex +0, Will +1
Str Dex Con Int Wis Cha
21 8 15 6 10 7
Skills: Climb +5, Listen +2 and Spot +2
CR: 3
AL: Usually CE`,
    monster: {
      size: 'large',
      type: 'Giant',
      hitDice: '4d8+11',
      hitPoints: 29,
      initiative: -1,
      initiativeNote: 'Dex',
      speed: { land: 30, base: 40, armor: 'hide armor' },
      armorClass: {
        total: 16,
        touch: 8,
        flatFooted: 16,
        parts: [{}, {}, { type: 'natural' }, { type: 'armor' }],
      },
      baseAttack: 3,
      grapple: 12,
      attack: [
        [{ name: 'Greatclub', bonuses: [8], damage: '2d8+7' }],
        [{ name: 'javelin', bonuses: [1], damage: '1d8+5' }],
      ],
      saves: { fortitude: 6, reflex: 0, will: 1 },
      abilities: { strength: 21, dexterity: 8, constitution: 15, intelligence: 6, wisdom: 10, charisma: 7 },
      skills: [{ name: 'Climb' }, { name: 'Listen' }, { name: 'Spot', bonus: 2 }],
      challengeRating: '3',
      alignment: 'Usually CE',
    },
  },
  {
    label: 'with pieces that no reader can know',
    text: `Broken Idol
Size/Type:\tHuge Construct
Hit Dice:\t12d10+40 (106 hp)
Initiative:\t+0
Speed:\t30 ft. (6 squares), roll 60 ft. downhill
Armor Class:\t22 (–2 size, +14 natural), touch 8, flat-footed 22 or 26 when folded
Base Attack/Grapple:\t+9/+26
Attack:\tSlam +17 melee (2d8+9) or whatever it holds
Saves:\tFort +4, Ref +4, Will ?4
Abilities:\tStr 28, Dex 11, Con , Int —, Wis 11, Cha 1
Skills:\tJump like a hill
Challenge Rating:\t9
The idol sings when it is broken.`,
    monster: {
      speed: { land: 30 },
      armorClass: { total: 22, touch: 8, flatFooted: 22 },
      attack: [[{ name: 'Slam', bonuses: [17] }]],
      saves: { fortitude: 4, reflex: 4, will: null },
      abilities: { strength: 28, dexterity: 11, constitution: null, intelligence: null, wisdom: 11 },
      skills: [],
    },
    unread: [
      'The idol sings when it is broken.',
      'Speed: roll 60 ft. downhill',
      'Armor Class: or 26 when folded',
      'Attack: whatever it holds',
      'Saves: Will ?4',
      'Abilities: Con',
      'Skills: Jump like a hill',
    ],
  },
];
