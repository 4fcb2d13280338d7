ALTER TABLE "bulk_runs" DROP CONSTRAINT "bulk_runs_list_ck";--> statement-breakpoint
ALTER TABLE "bulk_runs" DROP CONSTRAINT "bulk_runs_action_ck";--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_list_ck" CHECK ("bulk_runs"."list" in ('policies', 'opportunities', 'quotes', 'contacts', 'claims', 'renewals', 'tasks'));--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_action_ck" CHECK ("bulk_runs"."action" in ('ASSIGN', 'STATUS', 'DELETE', 'MAIL', 'TASK', 'COMPLETE', 'SNOOZE'));