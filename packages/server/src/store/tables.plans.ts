interface NumberOrdersTable {
  id: string;
  number: string;
  status: "ORDERED" | "RETURNING";
  created_at: Date;
}

interface SimulatorNumbersTable {
  number: string;
  order_id: string;
}

/** Tables of migration 0004: what is asked of the number provider. */
export interface PlanTables {
  number_orders: NumberOrdersTable;
  simulator_numbers: SimulatorNumbersTable;
}
