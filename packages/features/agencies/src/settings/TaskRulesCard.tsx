import { messageOf } from '@fairlead/api-client/client';
import { areTaskRuleDays, type TaskRule, taskRuleDayLimits } from '@fairlead/rules';
import {
  Card,
  formatNumber,
  Icon,
  type IconNode,
  NumberField,
  parseNumber,
  Switch,
  Text,
  toast,
  useLocale,
} from '@fairlead/ui';
import {
  CircleCheck,
  DollarSign,
  FileClock,
  FileText,
  LifeBuoy,
  MessageCircleQuestion,
  RefreshCw,
  Reply,
  Scroll,
  Target,
} from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LastChange } from './LastChange';
import { type Settings, type TaskRuleSettings, type TaskRuleUpdate, useSaveTaskRule } from './settings.api';
import * as styles from './settings.css';

const icons: Readonly<Record<TaskRule, IconNode>> = {
  QUOTE_UNANSWERED: FileText,
  QUOTE_ACCEPTED: CircleCheck,
  OPPORTUNITY_UNTOUCHED: Target,
  POLICY_EXPIRING: RefreshCw,
  TRANSACTION_PAST_DUE: DollarSign,
  CERTIFICATE_REQUESTED: Scroll,
  SERVICE_REQUESTED: MessageCircleQuestion,
  REPLY_RECEIVED: Reply,
  CLAIM_MOVED: LifeBuoy,
  CLAIM_UNCHANGED: LifeBuoy,
  DOCUMENT_EXPIRING: FileClock,
};

/** Rules that count the days before an expiration. */
const before: ReadonlySet<TaskRule> = new Set(['POLICY_EXPIRING', 'DOCUMENT_EXPIRING']);

interface TaskRulesCardProps {
  rules: Settings['taskRules'];
  lastChange: Settings['lastChanges']['taskRules'];
}

/** Events that create tasks. Each change is saved at once and can be undone from its toast. */
export function TaskRulesCard({ rules, lastChange }: TaskRulesCardProps) {
  const { t } = useTranslation('agencies');
  const send = useSaveTaskRule();
  const save = async (update: TaskRuleUpdate, undo?: TaskRuleUpdate): Promise<boolean> => {
    const result = await send(update);
    if (!result.ok) {
      toast.error(messageOf(result.failure));
      return false;
    }
    toast({
      tone: 'success',
      title: result.message,
      ...(undo && { action: { label: t('settings.undo'), onSelect: () => void save(undo) } }),
    });
    return true;
  };
  return (
    <Card
      title={t('settings.tasks')}
      padding="none"
      footer={lastChange ? <LastChange change={lastChange} record="TASK_RULE" /> : undefined}
      actions={
        <Text size="caption" tone="muted">
          {t('settings.savedAtOnce')}
        </Text>
      }
    >
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <Rule key={rule.taskRule} rule={rule} onSave={save} />
        ))}
      </ul>
    </Card>
  );
}

interface RuleProps {
  rule: TaskRuleSettings;
  /** Changes one field. `undo` restores only this field. Resolves to whether the rule was saved. */
  onSave: (update: TaskRuleUpdate, undo: TaskRuleUpdate) => Promise<boolean>;
}

function Rule({ rule, onSave }: RuleProps) {
  const { t } = useTranslation('agencies');
  const [pending, setPending] = useState(false);
  const { taskRule, enabled, days } = rule;
  const name = t(`taskRule.${taskRule}`);
  const change = async (values: Omit<TaskRuleUpdate, 'taskRule'>, undo: Omit<TaskRuleUpdate, 'taskRule'>) => {
    setPending(true);
    const saved = await onSave({ taskRule, ...values }, { taskRule, ...undo });
    setPending(false);
    return saved;
  };
  return (
    <li className={styles.rule} data-off={enabled ? undefined : ''}>
      <span className={styles.icon}>
        <Icon of={icons[taskRule]} size={16} aria-hidden />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.days}>
        {days.length === 0 ? (
          <Text tone="muted">{t('settings.atOnce')}</Text>
        ) : (
          <Days rule={rule} name={name} onSave={(next) => change({ days: next }, { days })} />
        )}
      </span>
      <span className={styles.toggle}>
        <Switch
          label={name}
          hideLabel
          checked={enabled}
          aria-disabled={pending}
          onChange={(event) => (pending ? undefined : void change({ enabled: event.target.checked }, { enabled }))}
        />
      </span>
    </li>
  );
}

interface DaysProps {
  rule: TaskRuleSettings;
  name: string;
  onSave: (days: number[]) => Promise<boolean>;
}

/** Days of a rule, saved when the field is left or Enter is pressed. */
function Days({ rule: { taskRule, enabled, days }, name, onSave }: DaysProps) {
  const { t } = useTranslation('agencies');
  const locale = useLocale();
  const stored = days.map((each) => formatNumber(each, locale));
  const [typed, setTyped] = useState(stored);
  const [shown, setShown] = useState(stored);
  const [isWrong, setWrong] = useState(false);
  // Enter and leaving the field request the same days once
  const requested = useRef(days.join());
  const saving = useRef(0);
  if (stored.join(' ') !== shown.join(' ')) {
    setShown(stored);
    // a field that the user is changing keeps its text
    setTyped(
      typed.map((text, at) =>
        text === shown[at] || parseNumber(text, locale) === days[at] ? (stored[at] ?? '') : text,
      ),
    );
  }
  const storedDays = days.join();
  useEffect(() => {
    if (saving.current === 0) requested.current = storedDays;
  }, [storedDays]);
  const commit = async () => {
    const numbers = typed.map((text) => parseNumber(text, locale) ?? 0);
    const fits = numbers.every(Number.isInteger) && areTaskRuleDays(taskRule, numbers);
    setWrong(!fits);
    const text = numbers.join();
    if (!fits || text === requested.current) return;
    requested.current = text;
    saving.current += 1;
    const isSaved = await onSave(numbers);
    saving.current -= 1;
    if (!isSaved) requested.current = storedDays;
  };
  return (
    <>
      {typed.map((value, at) => (
        // the number of days of a rule never changes
        <span key={at} className={styles.day}>
          <NumberField
            label={t(`settings.daysOf.${typed.length === 1 ? 'only' : at === 0 ? 'first' : 'second'}`, { name })}
            hideLabel
            value={value}
            disabled={!enabled}
            error={isWrong ? t('settings.daysWrong', taskRuleDayLimits) : undefined}
            onChange={(event) => setTyped(typed.map((text, index) => (index === at ? event.target.value : text)))}
            onBlur={() => void commit()}
            onKeyDown={(event) => (event.key === 'Enter' ? void commit() : undefined)}
          />
        </span>
      ))}
      <Text tone="muted">{t(before.has(taskRule) ? 'settings.daysBefore' : 'settings.daysAfter')}</Text>
    </>
  );
}
