import { saveFile } from '@fairlead/kit';
import {
  Alert,
  Button,
  Card,
  Grid,
  Inline,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextField,
  ThemeScope,
} from '@fairlead/ui';
import { createFairleadTheme, type FairleadTheme, neutrals } from '@fairlead/ui/create-theme';
import { useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { tokensOf } from '../../packages/ui/scripts/designTokens';
import { Sampler } from '../../packages/ui/src/foundations/sampler';
import { type Brand, brandSetting } from '../preview/brandTheme';
import * as styles from './docs.css';
import { PageIntro } from './PageIntro';

const hex = /^#([\da-f]{3}|[\da-f]{6})$/i;

/** Makes a brand theme: colours and shape, the contrast of every pair, and the tokens as a file. */
export function Playground() {
  const [accent, setAccent] = useState('');
  const [neutral, setNeutral] = useState<(typeof neutrals)[number]>('slate');
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const [radius, setRadius] = useState('1');
  const brand = { accent, neutral, dark: mode === 'dark', radius: Number(radius) };
  const theme = hex.test(accent) ? createFairleadTheme(brand) : undefined;
  return (
    <div className={styles.page}>
      <PageIntro title="Playground">
        Enter the colour of a brand. Where its contrast is too low, it is changed as little as possible.
      </PageIntro>
      <Card title="Brand">
        <Stack gap={16}>
          <Grid columns={{ xs: 1, md: 2, lg: 4 }} gap={16}>
            <TextField
              label="Brand colour"
              placeholder="Hex, six digits"
              value={accent}
              onValueChange={setAccent}
              error={accent && !theme ? 'Enter a hex colour with three or six digits.' : undefined}
            />
            <Select
              label="Grey"
              value={neutral}
              onValueChange={setNeutral}
              options={neutrals.map((value) => ({ value, label: value }))}
            />
            <SegmentedControl
              label="Mode"
              value={mode}
              onValueChange={setMode}
              options={[
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
            />
            <Select
              label="Corners"
              value={radius}
              onValueChange={setRadius}
              options={[
                { value: '0', label: 'Square' },
                { value: '1', label: 'Default' },
                { value: '2', label: 'Round' },
              ]}
            />
          </Grid>
          {theme && (
            <Inline gap={8} wrap>
              <Button variant="solid" tone="accent" onClick={() => applyEverywhere(brand)}>
                Show every story in this theme
              </Button>
              <Button
                onClick={() => saveFile(new Blob([JSON.stringify(tokensOf(theme.colors), null, 2)]), 'tokens.json')}
              >
                Download tokens
              </Button>
              <Button onClick={() => saveFile(new Blob([theme.css('[data-theme="BRAND"]')]), 'theme.css')}>
                Download CSS
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
      {theme && <Result theme={theme} />}
    </div>
  );
}

function Result({ theme }: { theme: FairleadTheme }) {
  const lowest = [...theme.contrast].sort((a, b) => a.contrast - a.least - (b.contrast - b.least)).slice(0, 8);
  return (
    <>
      <style>{theme.css('[data-theme="PLAYGROUND"]')}</style>
      {theme.corrections.map(({ token, asked, given, found, least }) => (
        <Alert key={token} tone="info" title={`${token}: ${asked} became ${given}`}>
          The contrast was {found.toFixed(2)}, and at least {least} is required.
        </Alert>
      ))}
      <ThemeScope theme="PLAYGROUND">
        <Sampler />
      </ThemeScope>
      <Card title="Lowest contrasts">
        <div className={styles.swatches}>
          {lowest.map(({ front, ground, contrast, least }) => (
            <Text key={`${front} ${ground}`}>
              {front} on {ground}: {contrast.toFixed(2)} (at least {least})
            </Text>
          ))}
        </div>
      </Card>
    </>
  );
}

function applyEverywhere(brand: Brand) {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { theme: 'BRAND', brand: brandSetting(brand) } });
}
