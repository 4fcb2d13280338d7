import { meetsPasswordRule, type PasswordRule, passwordLimits } from '@fairlead/rules';
import { Icon, Inline, Stack, Text, VisuallyHidden } from '@fairlead/ui';
import { Check, Circle } from 'lucide';
import { useTranslation } from 'react-i18next';
import * as styles from './PasswordChecklist.css';

/** Rules in the checklist. The maximum length appears only as a field error. */
const checklistRules = ['minLength', 'digit', 'special', 'spaces'] as const satisfies readonly PasswordRule[];

/** Checklist of the password rules. Screen readers hear the number of open rules when the user stops typing. */
export function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslation('accountForms');
  const typed = password !== '';
  const isMet = (rule: PasswordRule) => typed && meetsPasswordRule(rule, password);
  const count = checklistRules.filter((rule) => !isMet(rule)).length;
  return (
    <Stack gap={4}>
      <Text size="label" tone="muted" id="password-rules">
        {t('rules.title')}
      </Text>
      <Stack asChild gap={2}>
        <ul aria-labelledby="password-rules" className={styles.list}>
          {checklistRules.map((rule) => (
            <li key={rule}>
              <Inline gap={6} wrap={false}>
                <Text asChild tone={isMet(rule) ? 'success' : 'muted'}>
                  <span>
                    <Icon of={isMet(rule) ? Check : Circle} width={14} height={14} />
                  </span>
                </Text>
                <Text asChild size="label" tone={isMet(rule) ? 'success' : 'muted'}>
                  <span>
                    {t(`rules.${rule}`, { min: passwordLimits.minLength })}
                    <VisuallyHidden>: {isMet(rule) ? t('rules.met') : t('rules.open')}</VisuallyHidden>
                  </span>
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
