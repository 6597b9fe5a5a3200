-- How old a register is: when its newest file was imported.
alter table suppressed_numbers add column imported_at timestamptz;
update suppressed_numbers set imported_at = created_at where source = 'IMPORT';
