import { Box, Button, Card, Inline, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { PolicySummary } from '../claims.api';
import { termOf } from './PolicyStep';

interface ChosenPolicyProps {
  policy: PolicySummary;
  /** Opens the step in which another policy can be chosen. */
  onChange: () => void;
}

/** The policy of the claim, above the later steps. */
export function ChosenPolicy({ policy, onChange }: ChosenPolicyProps) {
  const { t } = useTranslation('claims');
  return (
    <Card padding="none">
      <Box padding={16}>
        <Inline justify="between" gap={12} wrap={false}>
          <Stack gap={2}>
            <Text weight="label">{[policy.insuranceName, policy.carrierName].filter(Boolean).join(', ')}</Text>
            <Text tone="muted" numeric>{`${policy.policyNumber} · ${termOf(policy)}`}</Text>
          </Stack>
          <Button aria-label={t('report.changePolicy')} onClick={onChange}>
            {t('form.change')}
          </Button>
        </Inline>
      </Box>
    </Card>
  );
}
