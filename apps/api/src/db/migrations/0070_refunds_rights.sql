-- Payments that were refunded at the provider have one refund of the whole amount. Its reason is unknown.
UPDATE transactions SET refunded_cents = paid_cents WHERE status = 'REFUNDED';
--> statement-breakpoint
INSERT INTO refunds (id, agency_id, transaction_id, amount_cents, status, idempotency_key, created_at, settled_at)
SELECT gen_random_uuid(), agency_id, id, paid_cents, 'SUCCEEDED', 'provider', coalesce(settled_at, created_at), coalesce(settled_at, created_at)
FROM transactions WHERE status = 'REFUNDED' AND paid_cents > 0;
--> statement-breakpoint
ALTER TABLE refunds ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Only billing writes.
GRANT SELECT ON refunds TO fairlead_agency_admin, fairlead_platform;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON refunds TO fairlead_billing;
--> statement-breakpoint
CREATE POLICY tenant ON refunds FOR SELECT TO fairlead_agency_admin USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY platform ON refunds FOR SELECT TO fairlead_platform USING (true);
--> statement-breakpoint
CREATE POLICY billing ON refunds TO fairlead_billing USING (true);
