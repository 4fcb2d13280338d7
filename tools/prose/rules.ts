interface ProseRule {
  pattern: RegExp;
  advice: string;
}

/** Patterns of sentences that readers stumble over. CONTRIBUTING.md has the rules behind them. */
const proseRules: readonly ProseRule[] = [
  {
    pattern:
      /^(what|whatever|whoever|whose|whom|of (its|their|whom|what|whose|one|the same|all)|as (many|what|it|they|long|much)|that (of|which)|where (it|there|they|no|one|nobody)|by (what|whom|which)|to whom|for whom|with what|in whose|those (who|that|whom))\b/i,
    advice: 'start with the name of the thing, not with a clause',
  },
  {
    pattern: /\b(somebody|nobody|whoever|whomever|whosoever)\b/i,
    advice: 'name the person: customer, agent, agency admin, platform admin, caller, user',
  },
  {
    pattern:
      /\b(stands?|stood) (in|on|at|by|beside|above|below|here|there|for|once|as)\b|\bis there (already|again|once|until|by|whenever|for)\b/i,
    advice: 'say "is", "appears", "exists"',
  },
  {
    pattern:
      /\bany ?more\b|\bby now\b|\bfor ever\b|\bnot to be had\b|\bas (it|they) (was|were) told\b|\bunless told\b/i,
    advice: 'say "no longer", "already", "permanently", "by default"',
  },
  {
    pattern: /\b(that|those) (of|whose|with which|by which) (the|its|a|an|each|another)\b/i,
    advice: 'repeat the noun',
  },
  {
    pattern:
      /\bleads? to (its|the|a|an|another|nothing)\b|\bknows? (of|nothing|it by)\b|\bhas (no|a) say\b|\bspeaks? (for|of|to)\b/i,
    advice: 'software links, opens, reads and calls; it does not lead, know or speak',
  },
];

/** The advice of the first rule that a text breaks. */
export const adviceOn = (text: string): string | undefined =>
  proseRules.find(({ pattern }) => pattern.test(text))?.advice;
