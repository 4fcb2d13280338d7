export { BarChart, type BarChartProps } from './Charts/BarChart';
export { BarList, type BarListItem, type BarListProps } from './Charts/BarList';
export type { ChartFormat, ChartProps, ChartSeries, PlotProps } from './Charts/chart';
export { DonutChart, type DonutChartItem, type DonutChartProps } from './Charts/DonutChart';
export { LineChart, type LineChartProps } from './Charts/LineChart';
export { Sparkline, type SparklineProps } from './Charts/Sparkline';
