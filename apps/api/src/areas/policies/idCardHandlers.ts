import { isInForce } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { notFound, pdf } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { onlyRow } from '../../db/rows.ts';
import { agencies } from '../../db/schema/index.ts';
import { dayToSeconds } from '../../db/time.ts';
import { todayOf } from '../../records/agencyTime.ts';
import { findPolicy } from '../../records/policies.ts';
import { idCardOf } from './idCard.ts';

/** Handler for ID cards. They are made on request, so they always show the current policy. */
export function idCardHandlers({ clock }: Services) {
  return defineHandlers({
    async downloadIdCard({ path, language, run }) {
      const found = await run(async (tx) => {
        const row = await findPolicy(tx, path.id);
        if (!row) return undefined;
        const agency = await tx
          .select({ name: agencies.name, phone: agencies.phone, email: agencies.email })
          .from(agencies)
          .where(eq(agencies.id, row.policy.agencyId));
        return { row, agency: onlyRow(agency), today: await todayOf(tx, clock.now()) };
      });
      if (!found) return notFound('policy.notFound');
      const { policy } = found.row;
      const days = { effectiveDate: dayToSeconds(policy.effectiveOn), expiredDate: dayToSeconds(policy.expiresOn) };
      if (!isInForce({ policyStatus: policy.status, ...days }, found.today)) return notFound('policy.notInForce');
      const name = encodeURIComponent(`ID-card-${policy.policyNumber.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')}.pdf`);
      return pdf(
        await idCardOf(found.row, found.agency, new Date(clock.now() * 1000), language),
        `inline; filename*=UTF-8''${name}`,
      );
    },
  });
}
