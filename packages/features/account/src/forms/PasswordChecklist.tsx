import { keepsPasswordRule, type PasswordRule, passwordLimits } from '@fairlead/rules';
import { Icon, Inline, Stack, Text, VisuallyHidden } from '@fairlead/ui';
import { Check, Circle } from 'lucide';
import { useTranslation } from 'react-i18next';
import * as styles from './PasswordChecklist.css';

/** What is asked of everybody; that a password can be too long is told to those whose is. */
const shown = ['minLength', 'digit', 'special', 'spaces'] as const satisfies readonly PasswordRule[];

/** What a new password needs, each rule ticked as it is typed; how many are left is said once typing rests. */
export function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslation('accountForms');
  const typed = password !== '';
  const met = (rule: PasswordRule) => typed && keepsPasswordRule(rule, password);
  const count = shown.filter((rule) => !met(rule)).length;
  return (
    <Stack gap={4}>
      <Text size="label" tone="muted" id="password-rules">
        {t('rules.title')}
      </Text>
      <Stack asChild gap={2}>
        <ul aria-labelledby="password-rules" className={styles.list}>
          {shown.map((rule) => (
            <li key={rule}>
              <Inline gap={6} wrap={false}>
                <Text as="span" tone={met(rule) ? 'success' : 'muted'}>
                  <Icon of={met(rule) ? Check : Circle} width={14} height={14} />
                </Text>
                <Text as="span" size="label" tone={met(rule) ? 'success' : 'muted'}>
                  {t(`rules.${rule}`, { min: passwordLimits.minLength })}
                  <VisuallyHidden>: {met(rule) ? t('rules.met') : t('rules.open')}</VisuallyHidden>
                </Text>
              </Inline>
            </li>
          ))}
        </ul>
      </Stack>
      <VisuallyHidden role="status">
        {typed ? (count > 0 ? t('rules.left', { count }) : t('rules.allMet')) : ''}
      </VisuallyHidden>
    </Stack>
  );
}
