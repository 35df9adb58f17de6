import { densities, type Settings, themes } from '../../../shared/ipc/start-contract.ts';
import { type Language, languages } from '../../../shared/rules/core/language.ts';
import { Stack } from '../../ui/layout.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useWords } from '../../words/words.tsx';

/** A language in its own words, so that whoever is lost in another one finds it. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

interface ScreenSettingsProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** How the screens look and what they speak. */
export function ScreenSettings({ settings, onChange }: ScreenSettingsProps) {
  const { t } = useWords();
  return (
    <Stack gap="loose">
      <SegmentedControl
        label={t('settings.language')}
        segments={languages.map((id) => ({ id, label: ownName(id) }))}
        value={settings.language}
        onChange={(language) => onChange({ language })}
      />
      <SegmentedControl
        label={t('settings.theme')}
        segments={themes.map((id) => ({ id, label: t(`settings.theme.${id}`) }))}
        value={settings.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <SegmentedControl
        label={t('settings.density')}
        segments={densities.map((id) => ({ id, label: t(`settings.density.${id}`) }))}
        value={settings.density}
        onChange={(density) => onChange({ density })}
      />
    </Stack>
  );
}
