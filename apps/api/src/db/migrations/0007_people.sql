ALTER TABLE "roles" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "roles_admin_name_ux" ON "roles" USING btree (lower("name" collate "und-x-icu")) WHERE "roles"."role_type" = 'ADMIN' and "roles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "roles_admin_created_ix" ON "roles" USING btree ("created_at","id") WHERE "roles"."role_type" = 'ADMIN' and "roles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_role_ix" ON "users" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "users_admins_created_ix" ON "users" USING btree ("created_at","id") WHERE "users"."agency_id" is null and "users"."deleted_at" is null;--> statement-breakpoint
-- Whoever disables or deletes an admin ends that admin's sessions; those of agencies are none of the platform's.
GRANT SELECT (id, user_id, ended_at), UPDATE (ended_at) ON sessions TO fairlead_platform;--> statement-breakpoint
CREATE POLICY platform ON sessions TO fairlead_platform
  USING (EXISTS (SELECT FROM users WHERE users.id = sessions.user_id AND users.agency_id IS NULL));
