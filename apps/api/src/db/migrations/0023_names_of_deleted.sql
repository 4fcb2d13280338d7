-- What was asked for, or written, keeps its name when nobody can choose it any more; choices leave it out themselves.
DROP POLICY kept ON insurance_types;
--> statement-breakpoint
CREATE POLICY named ON insurance_types FOR SELECT TO fairlead_app USING (true);
--> statement-breakpoint
DROP POLICY kept ON carriers;
--> statement-breakpoint
CREATE POLICY named ON carriers FOR SELECT TO fairlead_app USING (true);
