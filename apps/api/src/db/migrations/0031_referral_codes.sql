ALTER TABLE "users" ALTER COLUMN "referral_code" SET DEFAULT upper(left(replace(gen_random_uuid()::text, '-', ''), 12));--> statement-breakpoint
-- Whoever has no code until now gets one: each row a new one.
UPDATE "users" SET "referral_code" = upper(left(replace(gen_random_uuid()::text, '-', ''), 12)) WHERE "referral_code" IS NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "referral_code" SET NOT NULL;