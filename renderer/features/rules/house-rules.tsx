import type { CampaignDocument } from '../../../shared/library/document.ts';
import type { OptionSpec, OptionValue } from '../../../shared/rules/core/option.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { OptionSwitches } from '../../options/option-switches.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './house-rules.module.css';

/** The switches of a campaign's system, and what the system leaves to the game master. */
export function HouseRules({ campaign }: { campaign: CampaignDocument }) {
  const { t, say } = useWords();
  const { refuse } = useNotices();
  const system = systems[campaign.body.system];

  const choose = async ({ id, values }: OptionSpec, value: OptionValue): Promise<void> => {
    const { [id]: _, ...others } = campaign.body.options;
    const options = value === values[0] ? others : { ...others, [id]: value };
    const body = { ...campaign.body, options };
    const answer = await ask('campaigns.save', {
      commandId: newCommandId(),
      id: campaign.id,
      revision: campaign.revision,
      body,
    });
    if (!answer.ok) refuse(answer.error);
  };
  return (
    <Stack gap="loose">
      <p className={styles.text}>{t('campaign.rulesText')}</p>
      <OptionSwitches
        specs={system.options}
        values={campaign.body.options}
        onChoose={(spec, value) => void choose(spec, value)}
      />
      {system.lacks.length > 0 && (
        <section>
          <SectionHeading level={3}>{t('campaign.lacks')}</SectionHeading>
          <ul className={styles.lacks}>
            {system.lacks.map((lack) => (
              <li key={lack.key}>{say(lack)}</li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}
